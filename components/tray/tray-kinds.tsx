import { type ReactNode, useState } from 'react'
import { entryWords } from '@/lib/activity/words'
import { type Dispatch, type DispatchKind, needsPerson, type SharedDecision } from '@/lib/dispatch/contract'
import type { DecideHeldAction } from '@/lib/held-writes/contract'
import { refreshRuns } from '../bulk-apply/runs/followed-runs'
import { useDispatchActions } from '../dispatch/decide-context'
import { followedDispatches } from '../dispatch/followed-dispatches'
import { type ListedById, useListedOwn } from '../dispatch/listed/use-listed-own'
import { useDecideSeveral } from '../dispatch/use-decide-several'
import { decisionWords } from '../dispatch/words'
import { ConfirmHeld } from '../held-writes/confirm-held'
import type { AskedHeld } from '../held-writes/held-buttons'
import { HeldKindButtons } from '../held-writes/held-kind-buttons'
import { useDecideHeld } from '../held-writes/use-decide-held'
import { Button } from '../ui/button'
import { lazyPart } from '../ui/lazy-part'
import { trayWords } from './words'

const AskFirst = lazyPart(async () => (await import('../bulk-apply/run/confirm-dialog')).ConfirmDialog)

const kinds: DispatchKind[] = ['create-job', 'submit-application', 'set-ai-chat']

type KindProps = { kind: DispatchKind; dispatches: readonly Dispatch[] }

/** A shared decision for all writes of a kind, if several need one. */
export function TrayKinds({ items }: { items: readonly Dispatch[] }) {
  const actions = useDispatchActions()
  if (!actions) return null
  return kinds.map((kind) => {
    const waiting = items.filter((item) => item.kind === kind && needsPerson(item))
    const held = waiting.filter(({ isHeld }) => isHeld)
    // Writes with candidates are left out: the user has to choose the candidate for each one.
    const unconfirmed = waiting.filter(({ isHeld, uncertainty }) => !isHeld && uncertainty?.what !== 'candidates')
    return [
      held.length > 1 && <HeldOfKind key={`held ${kind}`} kind={kind} dispatches={held} action={actions.decideHeld} />,
      unconfirmed.length > 1 && <UnconfirmedOfKind key={kind} kind={kind} dispatches={unconfirmed} />,
    ]
  })
}

function HeldOfKind({ kind, dispatches, action }: KindProps & { action: DecideHeldAction }) {
  const [asked, setAsked] = useState<AskedHeld | null>(null)
  const { pending, decide } = useDecideHeld(action)

  async function decideAsked({ name, decision }: AskedHeld) {
    await decide(name, decision)
    followedDispatches.refresh()
    refreshRuns()
  }

  return (
    <OfKind title={trayWords.several.held({ count: dispatches.length, kind: entryWords.kindFilters[kind] })}>
      <HeldKindButtons {...{ kind, dispatches, pending }} onAsk={setAsked} />
      {asked && <ConfirmHeld {...asked} onYes={() => void decideAsked(asked)} onClose={() => setAsked(null)} />}
    </OfKind>
  )
}

function UnconfirmedOfKind({ kind, dispatches }: KindProps) {
  const [asked, setAsked] = useState<SharedDecision | null>(null)
  const { decide, deciding } = useDecideSeveral()
  const listed = useListedOwn(kind)
  const idsFor = sortByDecision(dispatches, listed)
  const countListed = idsFor.arrived.length
  const named = (what: SharedDecision) => ({ count: idsFor[what].length, kind: entryWords.kindFilters[kind] })
  const { several } = trayWords
  const labels: Record<SharedDecision, string> = {
    arrived: several.decide.arrived({ count: countListed }),
    'send-again':
      countListed > 0 ? several.sendOthers({ count: idsFor['send-again'].length }) : several.decide['send-again'],
    abandon: several.decide.abandon,
  }
  return (
    <OfKind title={several.unconfirmed(named('abandon'))}>
      {countListed > 0 && <p className="w-full text-small text-quiet">{several.listed({ count: countListed })}</p>}
      {decisions
        .filter((what) => idsFor[what].length > 0)
        .map((what) => (
          <Button
            key={what}
            onPointerEnter={AskFirst.ahead}
            onClick={() => setAsked(what)}
            isPending={deciding === what}
            pendingLabel={decisionWords.pending[what]}
          >
            {labels[what]}
          </Button>
        ))}
      {asked && (
        <AskFirst
          title={several.ask[asked].title(named(asked))}
          description={describe(asked, countListed)}
          yes={several.ask[asked].yes(named(asked))}
          no={several.notYet}
          onYes={() => void decide(asked, idsFor[asked])}
          onClose={() => setAsked(null)}
        />
      )}
    </OfKind>
  )
}

const decisions: SharedDecision[] = ['arrived', 'send-again', 'abandon']

/** Groups dispatches by shared decision; those found in the list of applicants are not sent again with the rest. */
function sortByDecision(dispatches: readonly Dispatch[], listed: ListedById): Record<SharedDecision, string[]> {
  const ids = dispatches.map(({ id }) => id)
  return {
    arrived: ids.filter((id) => id in listed),
    'send-again': ids.filter((id) => !(id in listed)),
    abandon: ids,
  }
}

function describe(what: SharedDecision, countListed: number): string {
  const { ask } = trayWords.several
  const { description } = ask[what]
  return what === 'send-again' && countListed > 0
    ? `${description} ${ask[what].leftOut({ count: countListed })}`
    : description
}

function OfKind({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-2 border-b px-4 py-2.5">
      <p className="text-small font-medium">{title}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  )
}
