import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { sessions } from '../store/account-tables'
import { store } from '../store/connection'

/** Opens a session of the person, in a browser that the test does not use. */
export async function inSession(person: Person): Promise<{ id: string; person: Person }> {
  const id = randomUUID()
  await store()
    .insert(sessions)
    .values({ id, token: randomUUID(), userId: person.id, expiresAt: sql`now() + interval '1 hour'` })
  return { id, person }
}
