import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { readOwnDispatch } from '../dispatch/follow'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import type { JobDispatch } from './contract'

/** A job that this person sent, in its current state; null if there is none with this id. */
export async function readOwnJobDispatch(id: string, person: Pick<Person, 'id'>): Promise<JobDispatch | null> {
  const dispatch = await readOwnDispatch(id, person)
  // Its `result` was written by `jobWrite.readResult`.
  return dispatch?.kind === 'create-job' ? (dispatch as JobDispatch) : null
}

/** The body of a job that this person sent, for copying; null if there is none or it is erased. `jobId`: if known. */
export async function readSentJob(
  id: string,
  person: Pick<Person, 'id'>,
): Promise<{ jobId: string | null; title: string; body: unknown } | null> {
  const [row] = await store()
    .select({
      title: dispatches.subject,
      body: dispatches.body,
      jobId: sql<string | null>`${dispatches.result} ->> 'id'`,
    })
    .from(dispatches)
    .where(and(eq(dispatches.id, id), eq(dispatches.kind, 'create-job'), eq(dispatches.personId, person.id)))
  return row && row.body !== '' ? { jobId: row.jobId, title: row.title, body: JSON.parse(row.body) } : null
}
