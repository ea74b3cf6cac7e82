import { entryWords } from '@/lib/activity/words'
import type { DispatchKind } from '@/lib/dispatch/contract'
import type { HeldWrite } from '@/lib/held-writes/contract'
import { dispatchTitle } from '../dispatch/dispatch-words'
import { type AskedHeld, HeldButtons } from './held-buttons'
import { HeldKindButtons } from './held-kind-buttons'
import { HeldWriteRow } from './held-write-row'
import { heldWriteWords } from './words'

type HeldKindProps = {
  kind: DispatchKind
  writes: HeldWrite[]
  pending: string | null
  onAsk: (asked: AskedHeld) => void
  onCheck: (id: string) => void
}

/** The held writes of one kind, decided one by one or together. */
export function HeldKind({ kind, writes, pending, onAsk, onCheck }: HeldKindProps) {
  if (writes.length === 0) return null
  return (
    <section aria-labelledby={`held-${kind}`} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={`held-${kind}`} className="text-section font-semibold">
          {entryWords.kindFilters[kind]}
        </h2>
        {writes.length > 1 && (
          <div className="flex flex-wrap gap-2">
            <HeldKindButtons kind={kind} dispatches={writes.map(({ dispatch }) => dispatch)} {...{ pending, onAsk }} />
          </div>
        )}
      </div>
      <ul aria-labelledby={`held-${kind}`} className="overflow-hidden rounded-panel border bg-raised">
        {writes.map((write) => (
          <HeldWriteRow
            key={write.dispatch.id}
            write={write}
            isChecking={pending === `check ${write.dispatch.id}`}
            onCheck={() => onCheck(write.dispatch.id)}
          >
            <HeldButtons
              target={{ of: 'write', id: write.dispatch.id }}
              count={1}
              fullLabel={(what) => heldWriteWords.decideOne[what]({ title: dispatchTitle(write.dispatch) })}
              question={(what) => heldWriteWords.askNamed[what]({ name: dispatchTitle(write.dispatch) })}
              pending={pending}
              onAsk={onAsk}
            />
          </HeldWriteRow>
        ))}
      </ul>
    </section>
  )
}
