import 'server-only'
import { isAPIError } from 'better-auth/api'
import { hashPassword } from 'better-auth/crypto'
import { recordRefusedSignIn, recordSignedIn } from '@/lib/activity/record-sign-in'
import { metrics } from '@/lib/metrics/metrics'
import { addressBlock } from './address-block'
import { auth } from './auth'
import { signInSchema } from './input'
import { countAttempt, uncountAttempt } from './throttle'

/** `blockedUntil`: too many wrong passwords for the account or from the address. */
type SignInAnswer = 'ok' | 'wrong' | { blockedUntil: Date }

/**
 * Opens a session and sets its cookie; call it from a server action. Unknown accounts, wrong passwords and people
 * without access get the same answer in about the same time. `address` is `requestAddress()`, never a header.
 */
export async function signIn(input: unknown, address: string): Promise<SignInAnswer> {
  const answer = await trySignIn(input, address)
  metrics().signIns.inc({ outcome: typeof answer === 'string' ? answer : 'throttled' })
  return answer
}

async function trySignIn(input: unknown, address: string): Promise<SignInAnswer> {
  const addressBlockedUntil = await countAttempt('address', address)
  if (addressBlockedUntil) {
    await recordRefusedSignIn(null, { blockedUntil: addressBlockedUntil, counter: `address ${addressBlock(address)}` })
    return { blockedUntil: addressBlockedUntil }
  }
  const parsed = signInSchema.safeParse(input)
  if (!parsed.success) {
    await hashPassword('as long as for a pair that could be right')
    await recordRefusedSignIn(null, 'wrong')
    return 'wrong'
  }
  const { email, password } = parsed.data
  const accountBlockedUntil = await countAttempt('account', email)
  if (accountBlockedUntil) {
    await recordRefusedSignIn(email, { blockedUntil: accountBlockedUntil, counter: `account ${email}` })
    return { blockedUntil: accountBlockedUntil }
  }
  try {
    const { user } = await auth().api.signInEmail({ body: { email, password } })
    await recordSignedIn(user)
  } catch (error) {
    if (!isAPIError(error) || (error.statusCode !== 401 && error.statusCode !== 403)) throw error
    await recordRefusedSignIn(email, 'wrong')
    return 'wrong'
  }
  await uncountAttempt(email, address)
  return 'ok'
}
