import 'server-only'
import { eq } from 'drizzle-orm'
import { store } from '@/lib/store/connection'
import { sessions } from '@/lib/store/schema'
import type { Session } from './session'
import { signOut } from './sign-out'

/** Ends every session of the person, this one included. */
export async function signOutEverywhere(session: Session): Promise<void> {
  await store().delete(sessions).where(eq(sessions.userId, session.person.id))
  await signOut()
}
