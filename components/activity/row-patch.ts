import type { ActivityRow } from '@/lib/activity/contract'
import { outcomeOf } from '@/lib/activity/outcome'
import type { Dispatch } from '@/lib/dispatch/contract'

/** What changes of a row while its dispatch goes on. */
export type RowPatch = Pick<ActivityRow, 'outcome' | 'durationMs' | 'reference'>

/** The row's changes since it was read, from its dispatch's present state. */
export function patchOf(dispatch: Dispatch): RowPatch {
  const { timeline } = dispatch
  const sent = timeline.filter(({ what }) => what === 'sent')
  // What somebody corrected before they sent it again took as long as they liked.
  const again = timeline.findLastIndex(({ what }) => what === 'sent-again')
  const firstAt = timeline.slice(again + 1).find(({ what }) => what === 'sent')?.at
  const { endedAt } = dispatch
  return {
    outcome: outcomeOf(dispatch),
    durationMs: firstAt && endedAt ? Math.max(0, Date.parse(endedAt) - Date.parse(firstAt)) : null,
    reference: sent.at(-1)?.reference ?? null,
  }
}
