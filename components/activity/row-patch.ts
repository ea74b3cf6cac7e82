import type { ActivityRow } from '@/lib/activity/contract'
import { outcomeOf } from '@/lib/activity/outcome'
import type { Dispatch } from '@/lib/dispatch/contract'

/** What changes of a row while its dispatch goes on. */
export type RowPatch = Pick<ActivityRow, 'verdict' | 'durationMs' | 'reference'>

/** The row's changes since it was read, from its dispatch's present state. */
export function patchOf(dispatch: Dispatch): RowPatch {
  const sent = dispatch.timeline.filter(({ what }) => what === 'sent')
  const firstAt = sent[0]?.at
  const { settledAt } = dispatch
  return {
    verdict: outcomeOf(dispatch),
    durationMs: firstAt && settledAt ? Math.max(0, Date.parse(settledAt) - Date.parse(firstAt)) : null,
    reference: sent.at(-1)?.reference ?? null,
  }
}
