import 'server-only'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { DispatchRow } from '../dispatch/row'
import type { PartnerRecord } from '../partner/read-list'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { compareValues, placesShown } from './holds-values'
import { jobValues } from './job-values'

/** What this desk's other dispatches have to do with the jobs that are new since one of them was sent. */
export type OtherJobs = {
  /** Ids of jobs that others are known to have made. */
  ids: string[]
  /** Another one may have made this record: it was under way at that time too, its values are the same, and its job is not known. */
  mayHaveMade(record: PartnerRecord, list: readonly PartnerRecord[]): boolean
}

/** Between the list that is read before a job and its turn to be sent lies the pace: another job may be made in that time. */
const longestPaceMs = 15 * 60_000

export async function readOtherJobs({ id, sentAt: since }: DispatchRow): Promise<OtherJobs> {
  const from = new Date((since?.getTime() ?? 0) - longestPaceMs).toISOString()
  const rows = await store()
    .select({ body: dispatches.body, made: sql<string | null>`done ->> 'id'`, state: dispatches.state })
    .from(dispatches)
    .where(
      and(
        eq(dispatches.kind, 'create-job'),
        ne(dispatches.id, id),
        // What had come to its end long before this one was sent stood in the list that was read before it.
        sql`(state = 'sending' or (state = 'done' and settled_at >= ${from})
          or (is_doubtful and coalesce(ceiling_at, now()) >= ${from}))`,
      ),
    )
  const unknown = rows.filter(({ made }) => made === null)
  return {
    ids: rows.flatMap(({ made }) => made ?? []),
    mayHaveMade: (record, list) =>
      unknown.some((row) => compareValues(record, jobValues(row), placesShown(list)).hasAll),
  }
}
