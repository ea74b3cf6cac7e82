import 'server-only'
import { eq } from 'drizzle-orm'
import { recordRefusedSignIn } from '@/lib/activity/record-sign-in'
import { metrics } from '@/lib/metrics/metrics'
import { config } from '@/lib/runtime/config'
import { passkeys, users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { openSession } from './open-session'
import { markOfBrowser } from './passkey-browser'
import { countAttempt, uncountAttempt } from './throttle'
import { verifyPasskey } from './verify-passkey'

/** `expired`: a new request may work. `unknown-passkey`: the desk has removed it, the device has not. */
type PasskeySignIn = 'ok' | 'expired' | 'unknown-passkey' | 'wrong' | { blockedUntil: Date }

/** Signs in with a passkey, which counts as two factors. Rate limited per address like passwords. For actions. */
export async function signInWithPasskey(input: unknown, address: string, isKept = false): Promise<PasskeySignIn> {
  // If only the identity provider signs people in, it alone decides who still has access.
  if (!config().takesPasswords) return 'wrong'
  const attempt = { account: null, address, device: null }
  const blocked = await countAttempt(attempt)
  if (blocked) {
    await recordRefusedSignIn(null, blocked)
    metrics().signIns.inc({ outcome: 'throttled' })
    return { blockedUntil: blocked.blockedUntil }
  }
  const answer = await verifyPasskey(input, 'sign-in', (await markOfBrowser()) ?? '')
  if ('personId' in answer) {
    const { passkeyId } = answer
    const opened = await openSession(answer.personId, {
      method: 'passkey',
      hasSecondFactor: true,
      isKept,
      isStillProved: async (tx) => (await tx.$count(passkeys, eq(passkeys.id, passkeyId))) > 0,
    })
    if (opened !== 'no-access') {
      await uncountAttempt(attempt)
      return 'ok'
    }
  }
  metrics().signIns.inc({ outcome: 'wrong' })
  await recordRefusedSignIn('personId' in answer ? await emailOf(answer.personId) : null, 'wrong')
  if ('personId' in answer || answer.refused === 'invalid') return 'wrong'
  return answer.refused
}

async function emailOf(personId: string): Promise<string | null> {
  const [person] = await store().select({ email: users.email }).from(users).where(eq(users.id, personId))
  return person?.email ?? null
}
