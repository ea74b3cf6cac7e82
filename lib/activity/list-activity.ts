import 'server-only'
import { readRows } from './activity-sql'
import type { ActivityFilter, ActivityPage, EntryReading, NewerAnswer } from './contract'
import type { Cursor } from './cursor'
import { toActivityRow } from './to-activity-row'

type Asked = { filter: ActivityFilter; before?: Cursor | null; limit: number }

/**
 * Returns a page of the activity, latest first: dispatches and other entries. Masked for users who may not see email
 * addresses.
 */
export async function listActivity(
  { filter, before = null, limit }: Asked,
  reading: EntryReading,
): Promise<ActivityPage> {
  const found = await readRows({ filter, before, limit: limit + 1 })
  const items = found.slice(0, limit).map((row) => toActivityRow(row, reading))
  return { items, next: found.length > limit ? (items.at(-1)?.cursor ?? null) : null }
}

const most = 100

/** Counts the rows added since `after`, or all rows if it is null. Stops counting at `most`. */
export async function countNewer(filter: ActivityFilter, after: Cursor | null): Promise<NewerAnswer> {
  return { count: (await readRows({ filter, after, limit: most })).length, most }
}
