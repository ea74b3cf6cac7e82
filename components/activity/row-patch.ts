import type { ActivityRow } from '@/lib/activity/contract'
import { outcomeOf } from '@/lib/activity/outcome'
import type { Dispatch } from '@/lib/dispatch/contract'

/** The parts of a row that change while its dispatch is in progress. */
export type RowPatch = Pick<ActivityRow, 'outcome' | 'durationMs' | 'reference'>

/** Returns the row's changes since it was read, from its dispatch's current state. */
export function patchOf(dispatch: Dispatch): RowPatch {
  const { timeline } = dispatch
  const sent = timeline.filter(({ what }) => what === 'sent')
  // The duration excludes the time the user took to correct the dispatch before sending it again.
  const again = timeline.findLastIndex(({ what }) => what === 'sent-again')
  const firstAt = timeline.slice(again + 1).find(({ what }) => what === 'sent')?.at
  const { endedAt } = dispatch
  return {
    outcome: outcomeOf(dispatch),
    durationMs: firstAt && endedAt ? Math.max(0, Date.parse(endedAt) - Date.parse(firstAt)) : null,
    reference: sent.at(-1)?.reference ?? null,
  }
}
