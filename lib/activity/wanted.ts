import { and, type SQL, sql } from 'drizzle-orm'
import type { ActivityFilter } from './contract'
import type { Cursor } from './cursor'

/**
 * Which rows to read: those matching the filter, before or after a cursor, `limit` at most. `isEach`: lists every
 * application of a run separately, even if the filter would list the run as one entry.
 */
export type Wanted = {
  filter: ActivityFilter
  before?: Cursor | null
  after?: Cursor | null
  limit: number
  isEach?: boolean
}

/** False if a filter applies to single applications, such as a job: they are then matched one by one. */
export function listsRunsAsOne({ kind, outcome, job, run }: ActivityFilter): boolean {
  return kind === 'bulk-apply' || (kind === null && outcome === null && job === null && run === null)
}

/** A timestamp as text that sorts and compares exactly. */
export const microseconds = (at: SQL) => sql<string>`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export function within(at: SQL, { since, until }: Pick<ActivityFilter, 'since' | 'until'>): SQL | undefined {
  return and(
    since === null ? undefined : sql`${at} >= ${since}::timestamptz`,
    until === null ? undefined : sql`${at} < ${until}::timestamptz`,
  )
}

export function betweenPositions(position: SQL, { before, after }: Pick<Wanted, 'before' | 'after'>): SQL | undefined {
  return and(
    before ? sql`${position} < (${before.at}::timestamptz, ${before.id}::text)` : undefined,
    after ? sql`${position} > (${after.at}::timestamptz, ${after.id}::text)` : undefined,
  )
}
