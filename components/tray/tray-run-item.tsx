'use client'

import { X } from 'lucide-react'
import Link from 'next/link'
import { correctionHref, type Run } from '@/lib/bulk-apply/contract'
import { DecideUnclearRows } from '../bulk-apply/run/decide-unclear-rows'
import { useForgetListed, useListedRows } from '../bulk-apply/run/use-listed-rows'
import { hasRefused, isRunEnded } from '../bulk-apply/runs/run-facts'
import { endInWords, progressInWords } from '../bulk-apply/runs/run-words'
import { SentBar } from '../bulk-apply/runs/sent-bar'
import { StateMark } from '../bulk-apply/runs/state-mark'
import { useDecideRun } from '../bulk-apply/runs/use-decide-run'
import { useDispatchActions, useRunAction } from '../dispatch/decide-context'
import { Button, buttonClass } from '../ui/button'
import { RelativeTime } from '../ui/relative-time'
import { useDismissRuns } from './use-dismiss-runs'
import { trayWords } from './words'

/** A run in the tray: a single item, however many rows. `onLeave` is called when the user opens its page. */
export function TrayRunItem({ run, onLeave }: { run: Run; onLeave: () => void }) {
  const dismiss = useDismissRuns()
  return (
    <li className="grid gap-1.5 border-b px-4 py-2.5 last:border-b-0">
      <div className="flex items-start gap-2">
        <p dir="auto" className="wrap-anywhere min-w-0 flex-1 font-medium">
          <Link href={`/bulk-apply/${run.id}`} prefetch={false} onClick={onLeave} className="link">
            {trayWords.bulkApply({ name: run.name })}
          </Link>
        </p>
        <span className="shrink-0 pt-0.5 text-small text-quiet">
          <RelativeTime isInRow iso={run.endedAt ?? run.createdAt} />
        </span>
        {isRunEnded(run) && (
          <button
            type="button"
            aria-label={trayWords.clearOne({ what: run.name })}
            title={trayWords.clear}
            onClick={() => dismiss([run.id])}
            className="-my-1 grid size-7 shrink-0 place-items-center rounded-control text-quiet hover:bg-sunken touch:size-11"
          >
            <X aria-hidden className="size-4" />
          </button>
        )}
      </div>
      {!isRunEnded(run) && <SentBar run={run} className="h-1.5" />}
      <p className="flex flex-wrap items-center gap-x-2 text-small tabular-nums">
        <StateMark run={run} />
        <span className="text-quiet">{endInWords(run) ?? progressInWords(run)}</span>
      </p>
      {!isRunEnded(run) && <PauseOrResume run={run} />}
      {!run.isHeld && run.counts['needs-decision'] > 0 && <UnconfirmedRows run={run} />}
      {hasRefused(run) && (
        <div className="flex pt-1">
          <Link href={correctionHref(run.id, null)} prefetch={false} onClick={onLeave} className={buttonClass()}>
            {trayWords.fix}
          </Link>
        </div>
      )}
    </li>
  )
}

function UnconfirmedRows({ run }: { run: Run }) {
  const { id, counts } = run
  const actions = useDispatchActions()
  const { decide, deciding } = useDecideRun(id)
  const listed = Object.keys(useListedRows(run))
  const forgetListed = useForgetListed(id)
  const count = counts['needs-decision']
  if (!actions) return null
  return (
    <section aria-label={trayWords.unconfirmedRows({ count })} className="flex flex-wrap gap-2 pt-1">
      <p className="w-full text-small font-medium text-unclear tabular-nums">{trayWords.unconfirmedRows({ count })}</p>
      <DecideUnclearRows
        count={count}
        listed={listed}
        deciding={deciding}
        onDecide={(decision) =>
          decide(`${decision.what} all`, async () => {
            const answer = await actions.decideRows({ id, decision })
            if (answer.state === 'decided') forgetListed(decision)
            return answer
          })
        }
      />
    </section>
  )
}

function PauseOrResume({ run: { id, state } }: { run: Run }) {
  const action = useRunAction()
  const { decide, deciding } = useDecideRun(id)
  const what = state === 'running' ? 'pause' : state === 'paused' || state === 'stopped' ? 'resume' : null
  if (!action || what === null) return null
  return (
    <div className="flex pt-1">
      <Button
        onClick={() => decide(what, () => action({ id, decision: { what } }))}
        isPending={deciding === what}
        pendingLabel={what === 'pause' ? trayWords.pausing : trayWords.resuming}
      >
        {what === 'pause' ? trayWords.pause : trayWords.resume}
      </Button>
    </div>
  )
}
