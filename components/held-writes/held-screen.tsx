'use client'

import Link from 'next/link'
import { useState } from 'react'
import type { DecideHeldAction, HeldDecision, HeldTarget, HeldWrites } from '@/lib/held-writes/contract'
import { Button } from '../ui/button'
import { Time } from '../ui/time'
import { ConfirmHeld } from './confirm-held'
import { heldRunInWords } from './held-words'
import { HeldWriteRow } from './held-write-row'
import { useDecideHeld } from './use-decide-held'
import { heldWriteWords } from './words'

type Asked = { name: string; decision: HeldDecision }

/** Everything that is held: decided all at once, per run, or per write. */
export function HeldScreen({ held, decide: action }: { held: HeldWrites; decide: DecideHeldAction }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { pending, decide, check } = useDecideHeld(action)
  const all = held.summary.held
  const hasJobs = held.writes.some(({ dispatch }) => dispatch.kind === 'create-job')
  const buttons = (name: string, target: HeldTarget, count: number, labelOf: (what: HeldDecision['what']) => string) =>
    (['send', 'discard'] as const).map((what) => (
      <Button
        key={what}
        aria-label={labelOf(what)}
        isPending={pending === `${what} ${name}`}
        pendingLabel={heldWriteWords.deciding[what]}
        onClick={() => setAsked({ name: `${what} ${name}`, decision: { what, target, count } })}
      >
        {target.of === 'all' ? labelOf(what) : heldWriteWords.decide[what]}
      </Button>
    ))
  return (
    <div className="grid max-w-4xl gap-5 px-4 pb-10 md:px-6">
      <div className="flex flex-wrap gap-2">
        {hasJobs && (
          <Button
            isPending={pending === 'check all'}
            pendingLabel={heldWriteWords.checking}
            onClick={() => check('check all', null)}
          >
            {heldWriteWords.checkAll}
          </Button>
        )}
        {buttons('all', { of: 'all' }, all, (what) => heldWriteWords.decideAll[what]({ count: all }))}
      </div>
      {held.runs.length > 0 && (
        <section aria-labelledby="held-runs" className="grid gap-2">
          <h2 id="held-runs" className="text-section font-semibold">
            {heldWriteWords.bulkRuns}
          </h2>
          <ul aria-label={heldWriteWords.heldRuns} className="overflow-hidden rounded-panel border bg-raised">
            {held.runs.map((run) => (
              <li key={run.id} className="grid gap-2 border-b p-3 last:border-b-0 md:px-4">
                <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
                  <div className="min-w-0">
                    <Link
                      href={`/bulk-apply/${run.id}`}
                      prefetch={false}
                      dir="auto"
                      className="link wrap-anywhere font-medium"
                    >
                      {run.name}
                    </Link>
                    <p className="text-small text-quiet tabular-nums">
                      {heldWriteWords.rowsNotKnown({ count: run.rows, who: run.who })} <Time iso={run.createdAt} />
                    </p>
                  </div>
                  <div className="flex flex-wrap gap-2">
                    {buttons(run.id, { of: 'run', id: run.id }, run.rows, (what) =>
                      heldWriteWords.decideRun[what]({ name: run.name }),
                    )}
                  </div>
                </div>
                <p className="max-w-prose text-quiet">{heldRunInWords(run)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {held.writes.length > 0 && (
        <section aria-labelledby="held-single" className="grid gap-2">
          <h2 id="held-single" className="text-section font-semibold">
            {heldWriteWords.singleWrites}
          </h2>
          {held.single > held.writes.length && (
            <p className="text-quiet">{heldWriteWords.oldest({ shown: held.writes.length, all: held.single })}</p>
          )}
          <ul aria-label={heldWriteWords.heldSingle} className="overflow-hidden rounded-panel border bg-raised">
            {held.writes.map((write) => (
              <HeldWriteRow
                key={write.dispatch.id}
                write={write}
                isChecking={pending === `check ${write.dispatch.id}`}
                onCheck={() => check(`check ${write.dispatch.id}`, write.dispatch.id)}
              >
                {buttons(write.dispatch.id, { of: 'write', id: write.dispatch.id }, 1, (what) =>
                  heldWriteWords.decideOne[what]({ subject: write.dispatch.subject }),
                )}
              </HeldWriteRow>
            ))}
          </ul>
        </section>
      )}
      {asked && (
        <ConfirmHeld
          decision={asked.decision}
          onYes={() => void decide(asked.name, asked.decision)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}
