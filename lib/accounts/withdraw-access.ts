import 'server-only'
import { randomUUID } from 'node:crypto'
import { ne, sql } from 'drizzle-orm'
import { storedSubject } from '@/lib/activity/subject-in-words'
import { log } from '@/lib/runtime/log'
import { invitations, oidcAttempts, verifications } from '@/lib/store/account-tables'
import type { Store } from '@/lib/store/connection'
import { activity } from '@/lib/store/schema'
import { endSessions, sessionEndedChannel } from './end-sessions'
import { spentChallenge } from './passkey-challenge'
import { accessChangedChannel, doubtEveryone } from './session-cache'

/**
 * For a store that went back: sessions that had ended and links that had been used would work again. Ends all of them,
 * so that everybody has to sign in again.
 */
export async function withdrawAccess(tx: Store): Promise<void> {
  doubtEveryone()
  const sessions = await endSessions(tx, sql`true`)
  const links = await tx.delete(invitations).returning({ personId: invitations.userId })
  // Begun second steps. A used passkey challenge is the opposite: without its mark it would work once more.
  await tx.delete(verifications).where(ne(verifications.identifier, spentChallenge))
  await tx.delete(oidcAttempts)
  // Other servers may have sessions in their cache, or requests in progress, that this older state does not know.
  await tx.execute(sql`select pg_notify(${accessChangedChannel}, ''), pg_notify(${sessionEndedChannel}, '')`)
  if (sessions + links.length === 0) return
  await tx.insert(activity).values({
    id: randomUUID(),
    personId: 'desk',
    personName: 'The desk',
    kind: 'account',
    outcome: 'sessions-ended',
    subject: storedSubject(({ everyone }) => everyone),
    details: { account: '' },
  })
  log.warn(
    { sessions, links: links.length },
    'everybody signs in again, and sign-in links are void: roles and access are as they were then, check them at /people',
  )
}
