import 'server-only'
import { headers } from 'next/headers'
import 'server-only'
import { eq } from 'drizzle-orm'
import { recordSignOut } from '@/lib/activity/record-sign-in'
import { sessions } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { auth } from './auth'
import { currentSession, type Session } from './session'

/** Ends this session in the store and takes its cookie back. Nothing happens when nobody is signed in. */
export async function signOut(): Promise<void> {
  const session = await currentSession()
  await endSession()
  if (session) await recordSignOut(session.person, 'done')
}

/** The same without a word in the activity. */
async function endSession(): Promise<void> {
  await auth().api.signOut({ headers: await headers() })
}

/** Ends every session of the person, this one included. */
export async function signOutEverywhere(session: Session): Promise<void> {
  await store().delete(sessions).where(eq(sessions.userId, session.person.id))
  await endSession()
  await recordSignOut(session.person, 'everywhere')
}
