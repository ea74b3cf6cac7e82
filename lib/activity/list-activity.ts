import 'server-only'
import { readRows } from './activity-sql'
import type { ActivityFilter, ActivityPage, Masking } from './contract'
import type { Cursor } from './cursor'
import { toActivityRow } from './to-activity-row'

type Asked = { filter: ActivityFilter; before?: Cursor | null; limit: number }

/**
 * A page of the activity, latest first: dispatches and other entries. Masked for those who may not see email addresses.
 */
export async function listActivity(
  { filter, before = null, limit }: Asked,
  { isMasked }: Masking,
): Promise<ActivityPage> {
  const found = await readRows({ filter, before, limit: limit + 1 })
  const items = found.slice(0, limit).map((row) => toActivityRow(row, isMasked))
  return { items, next: found.length > limit ? (items.at(-1)?.cursor ?? null) : null }
}
