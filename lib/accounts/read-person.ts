import 'server-only'
import { and, eq } from 'drizzle-orm'
import { listAccountEvents } from '@/lib/activity/list-account-events'
import { invitations, sessions } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { PersonDetails } from './contract'
import { readListedPerson } from './list-people'
import { isInForce } from './session'

/** Returns everything an admin sees about a person; null if there is no such person. */
export async function readPersonDetails(personId: string): Promise<PersonDetails | null> {
  const found = await readListedPerson(personId)
  if (!found) return null
  const { addedAt, ...person } = found
  const [sessionCount, [link], history] = await Promise.all([
    store().$count(sessions, and(eq(sessions.userId, personId), isInForce())),
    store().select({ expiresAt: invitations.expiresAt }).from(invitations).where(eq(invitations.userId, personId)),
    listAccountEvents(personId),
  ])
  return {
    person,
    addedAt: addedAt.toISOString(),
    sessions: sessionCount,
    link: link ? { expiresAt: link.expiresAt.toISOString() } : null,
    history,
  }
}
