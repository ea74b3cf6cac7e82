import 'server-only'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { profile } from '../connection/profile'
import type { DispatchRow } from '../dispatch/row'
import { isUnderWayRow } from '../dispatch/transitions'
import { textAt } from '../records/read-field'
import type { PartnerRecord } from '../records/record'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { compareValues, type SubmittedValue, shownPaths } from './compare-values'
import { jobValues } from './job-values'

/** How this desk's other dispatches relate to the jobs that are new since one of them was sent. */
type OtherJobs = {
  /**
   * Another dispatch may have created this record: it was in progress too, with the same values, and its job is
   * unknown, or not in the list: the partner may have answered with the id of something else.
   */
  mayHaveCreated(record: PartnerRecord, list: readonly PartnerRecord[]): boolean
  /** One of them is in progress or being reconciled: which job it created may soon be known. */
  areUnderWay: boolean
}

/** How many of this desk's latest jobs are examined for how the partner treats values. */
const maxCompared = 30

/** The jobs in a list that this desk has created, with what was submitted for them. */
export async function readOwnJobs(
  list: readonly PartnerRecord[],
): Promise<{ record: PartnerRecord; values: SubmittedValue[] }[]> {
  const byId = new Map(list.map((record) => [textAt(record, profile().jobs.id), record]))
  const rows = await store()
    .select({ body: dispatches.body, made: sql<string | null>`result ->> 'id'` })
    .from(dispatches)
    .where(sql`kind = 'create-job' and state = 'succeeded' and body <> ''`)
    .orderBy(desc(dispatches.createdAt))
    .limit(maxCompared)
  return rows.flatMap(({ body, made }) => {
    const record = made === null ? undefined : byId.get(made)
    return record ? [{ record, values: jobValues({ body }) }] : []
  })
}

/** The ids of the jobs that this desk's other dispatches are known to have created. */
export async function idsOfOthers({ id }: Pick<DispatchRow, 'id'>): Promise<string[]> {
  const others = await store()
    .select({ createdId: sql<string | null>`result ->> 'id'` })
    .from(dispatches)
    .where(sql`kind = 'create-job' and state = 'succeeded' and id <> ${id}`)
  return others.flatMap(({ createdId }) => createdId ?? [])
}

/** How far the database's clock may be from this server's estimate of it. */
const clockMarginMs = 200

/** `listedAtMs`: when the compared list was read. The rate limit delays sending, so others may end in between. */
export async function readOtherJobs({ id }: DispatchRow, listedAtMs: number): Promise<OtherJobs> {
  const from = new Date(listedAtMs - clockMarginMs).toISOString()
  const rows = await store()
    .select({
      body: dispatches.body,
      createdId: sql<string | null>`result ->> 'id'`,
      isUnderWay: sql<boolean>`${isUnderWayRow}`,
    })
    .from(dispatches)
    .where(
      and(
        eq(dispatches.kind, 'create-job'),
        ne(dispatches.id, id),
        // Whatever had ended before that was already in the list.
        sql`(state = 'sending' or (state = 'succeeded' and ended_at >= ${from})
          or (may_have_succeeded and coalesce(ceiling_at, now()) >= ${from}))`,
      ),
    )
  // A body is erased a week after the end: a job sent that long ago cannot be among the new ones.
  const others = rows.filter(({ body }) => body !== '')
  return {
    areUnderWay: rows.some(({ isUnderWay }) => isUnderWay),
    mayHaveCreated(record, list) {
      const listed = new Set(list.map((job) => textAt(job, profile().jobs.id)))
      const unknown = others.filter(({ createdId }) => createdId === null || !listed.has(createdId))
      return unknown.some((row) => compareValues(record, jobValues(row), shownPaths(list)).hasAll)
    },
  }
}
