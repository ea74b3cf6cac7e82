import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'

/** The body of a job that this person sent, for copying it; null where there is none. */
export async function readSentJob(
  id: string,
  person: Pick<Person, 'id'>,
): Promise<{ title: string; body: unknown } | null> {
  const [row] = await store()
    .select({ title: dispatches.subject, body: dispatches.body })
    .from(dispatches)
    .where(and(eq(dispatches.id, id), eq(dispatches.kind, 'create-job'), eq(dispatches.personId, person.id)))
  return row && row.body !== '' ? { title: row.title, body: JSON.parse(row.body) } : null
}
