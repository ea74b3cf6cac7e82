import { entryWords } from '@/lib/activity/words'
import type { Dispatch, DispatchKind } from '@/lib/dispatch/contract'
import { type AskedHeld, HeldButtons } from './held-buttons'
import { heldWriteWords } from './words'

type HeldKindButtonsProps = {
  kind: DispatchKind
  dispatches: readonly Pick<Dispatch, 'id'>[]
  pending: string | null
  onAsk: (asked: AskedHeld) => void
}

/** Sends or discards all these held writes of one kind. */
export function HeldKindButtons({ kind, dispatches, pending, onAsk }: HeldKindButtonsProps) {
  const named = { count: dispatches.length, kind: entryWords.kindFilters[kind] }
  return (
    <HeldButtons
      target={{ of: 'writes', ids: dispatches.map(({ id }) => id) }}
      count={dispatches.length}
      label={(what) => heldWriteWords.decideThese[what](named)}
      fullLabel={(what) => heldWriteWords.decideKind[what](named)}
      question={(what) => heldWriteWords.askKind[what](named)}
      leavesJobs={kind === 'create-job'}
      pending={pending}
      onAsk={onAsk}
    />
  )
}
