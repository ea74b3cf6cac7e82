import 'server-only'
import { eq } from 'drizzle-orm'
import { recordSignOut } from '@/lib/activity/record-sign-in'
import { sessions } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { endSessions } from './end-sessions'
import { currentSession, type Session } from './session'
import { forgetSessionCookie } from './session-token'

/** Ends this session in the store and removes its cookie. Does nothing if nobody is signed in. */
export async function signOut(): Promise<void> {
  const session = await currentSession()
  if (session) await store().transaction((tx) => endSessions(tx, eq(sessions.id, session.id)))
  await forgetSessionCookie()
  if (session) await recordSignOut(session.person, 'done')
}

/** Ends all of the person's sessions, including this one. */
export async function signOutEverywhere({ person }: Pick<Session, 'person'>): Promise<void> {
  await store().transaction((tx) => endSessions(tx, eq(sessions.userId, person.id)))
  await forgetSessionCookie()
  await recordSignOut(person, 'everywhere')
}
