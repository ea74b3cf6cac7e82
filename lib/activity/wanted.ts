import { and, type SQL, sql } from 'drizzle-orm'
import type { ActivityFilter } from './contract'
import type { Cursor } from './cursor'

/**
 * Which rows: those of the filter, older or newer than a place, and no more than so many. `isEach`: every application of
 * a run by itself, also where a filter would list the run as one.
 */
export type Wanted = {
  filter: ActivityFilter
  before?: Cursor | null
  after?: Cursor | null
  limit: number
  isEach?: boolean
}

/** Of what only an application has, such as a job, each is looked for by itself. */
export function listsRunsAsOne({ kind, outcome, job, run }: ActivityFilter): boolean {
  return kind === 'bulk-apply' || (kind === null && outcome === null && job === null && run === null)
}

/** A time as text that sorts and compares exactly. */
export const microseconds = (at: SQL) => sql<string>`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export function within(at: SQL, { since, until }: Pick<ActivityFilter, 'since' | 'until'>): SQL | undefined {
  return and(
    since === null ? undefined : sql`${at} >= ${since}::timestamptz`,
    until === null ? undefined : sql`${at} < ${until}::timestamptz`,
  )
}

export function beside(place: SQL, { before, after }: Pick<Wanted, 'before' | 'after'>): SQL | undefined {
  return and(
    before ? sql`${place} < (${before.at}::timestamptz, ${before.id}::text)` : undefined,
    after ? sql`${place} > (${after.at}::timestamptz, ${after.id}::text)` : undefined,
  )
}
