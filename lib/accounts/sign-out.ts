import 'server-only'
import { headers } from 'next/headers'
import { recordSignOut } from '@/lib/activity/record-sign-in'
import { auth } from './auth'
import { currentSession } from './session'

/** Ends this session in the store and takes its cookie back. Nothing happens when nobody is signed in. */
export async function signOut(): Promise<void> {
  const session = await currentSession()
  await endSession()
  if (session) await recordSignOut(session.person, 'done')
}

/** The same without a word in the activity. */
export async function endSession(): Promise<void> {
  await auth().api.signOut({ headers: await headers() })
}
