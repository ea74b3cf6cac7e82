'use client'

import { useState } from 'react'
import type { DispatchKind } from '@/lib/dispatch/contract'
import type { DecideHeldAction, HeldWrite, HeldWrites } from '@/lib/held-writes/contract'
import { Button } from '../ui/button'
import { ConfirmHeld } from './confirm-held'
import { type AskedHeld, HeldButtons } from './held-buttons'
import { HeldKind } from './held-kind'
import { HeldRuns } from './held-runs'
import { useDecideHeld } from './use-decide-held'
import { heldWriteWords } from './words'

const kinds: DispatchKind[] = ['create-job', 'submit-application', 'set-ai-chat']

/** Everything that is held, to be decided all at once, per run, per kind of write, or per write. */
export function HeldScreen({ held, decide: action }: { held: HeldWrites; decide: DecideHeldAction }) {
  const [asked, setAsked] = useState<AskedHeld | null>(null)
  const { pending, decide, check } = useDecideHeld(action)
  const count = held.summary.held
  const writesOf = (kind: DispatchKind): HeldWrite[] => held.writes.filter(({ dispatch }) => dispatch.kind === kind)
  return (
    <div className="grid max-w-4xl gap-5 px-4 pb-10 md:px-6">
      <div className="flex flex-wrap gap-2">
        {writesOf('create-job').length > 0 && (
          <Button
            isPending={pending === 'check all'}
            pendingLabel={heldWriteWords.checking}
            onClick={() => check('check all', null)}
          >
            {heldWriteWords.checkAll}
          </Button>
        )}
        <HeldButtons
          target={{ of: 'all' }}
          count={count}
          label={(what) => heldWriteWords.decideAll[what]({ count })}
          question={(what) => heldWriteWords.ask[what]({ count })}
          leavesJobs
          pending={pending}
          onAsk={setAsked}
        />
      </div>
      {held.runs.length > 0 && <HeldRuns runs={held.runs} pending={pending} onAsk={setAsked} />}
      {held.single > held.writes.length && (
        <p className="text-quiet">{heldWriteWords.oldest({ shown: held.writes.length, all: held.single })}</p>
      )}
      {kinds.map((kind) => (
        <HeldKind
          key={kind}
          kind={kind}
          writes={writesOf(kind)}
          pending={pending}
          onAsk={setAsked}
          onCheck={(id) => check(`check ${id}`, id)}
        />
      ))}
      {asked && (
        <ConfirmHeld {...asked} onYes={() => void decide(asked.name, asked.decision)} onClose={() => setAsked(null)} />
      )}
    </div>
  )
}
