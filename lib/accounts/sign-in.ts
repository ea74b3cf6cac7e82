import 'server-only'
import { isAPIError } from 'better-auth/api'
import { hashPassword } from 'better-auth/crypto'
import { auth } from './auth'
import { signInSchema } from './input'
import { countAttempt, forgiveAttempt } from './throttle'

/** `blockedUntil`: too many wrong passwords for the account or from the address. */
export type SignInAnswer = 'ok' | 'wrong' | { blockedUntil: Date }

/**
 * Opens a session and sets its cookie; call it from a server action. Unknown accounts, wrong passwords and people without
 * access get the same answer in about the same time. `address` is `requestAddress()`, never a header.
 */
export async function signIn(input: unknown, address: string): Promise<SignInAnswer> {
  const addressBlockedUntil = await countAttempt('address', address)
  if (addressBlockedUntil) return { blockedUntil: addressBlockedUntil }
  const parsed = signInSchema.safeParse(input)
  if (!parsed.success) {
    await hashPassword('as long as for a pair that could be right')
    return 'wrong'
  }
  const { email, password } = parsed.data
  const accountBlockedUntil = await countAttempt('account', email)
  if (accountBlockedUntil) return { blockedUntil: accountBlockedUntil }
  try {
    await auth().api.signInEmail({ body: { email, password } })
  } catch (error) {
    if (isAPIError(error) && (error.statusCode === 401 || error.statusCode === 403)) return 'wrong'
    throw error
  }
  await forgiveAttempt(email, address)
  return 'ok'
}
