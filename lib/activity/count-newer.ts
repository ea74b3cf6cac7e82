import 'server-only'
import { readRows } from './activity-sql'
import type { ActivityFilter, NewerAnswer } from './contract'
import type { Cursor } from './cursor'

const most = 100

/** How many rows came since the place `after`; all of them where there is none. No more than `most` are counted. */
export async function countNewer(filter: ActivityFilter, after: Cursor | null): Promise<NewerAnswer> {
  return { count: (await readRows({ filter, after, limit: most })).length, most }
}
