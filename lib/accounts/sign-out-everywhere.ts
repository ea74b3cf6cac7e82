import 'server-only'
import { eq } from 'drizzle-orm'
import { recordSignOut } from '@/lib/activity/record-sign-in'
import { store } from '@/lib/store/connection'
import { sessions } from '@/lib/store/schema'
import type { Session } from './session'
import { endSession } from './sign-out'

/** Ends every session of the person, this one included. */
export async function signOutEverywhere(session: Session): Promise<void> {
  await store().delete(sessions).where(eq(sessions.userId, session.person.id))
  await endSession()
  await recordSignOut(session.person, 'everywhere')
}
