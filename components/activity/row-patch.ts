import type { ActivityRow } from '@/lib/activity/contract'
import { outcomeOf } from '@/lib/activity/outcome'
import type { Dispatch } from '@/lib/dispatch/contract'

/** What changes of a row while its dispatch goes on. */
export type RowPatch = Pick<ActivityRow, 'verdict' | 'durationMs' | 'reference'>

/** A row's changes by its dispatch as it stands now: what the desk's own list would say. */
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
