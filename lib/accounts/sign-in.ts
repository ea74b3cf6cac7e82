import 'server-only'
import { recordRefusedSignIn } from '@/lib/activity/record-sign-in'
import { metrics } from '@/lib/metrics/metrics'
import { addressBlock } from '@/lib/runtime/address-block'
import { checkPassword } from './check-password'
import { knownDevice } from './device-cookie'
import { signInSchema } from './input'
import { openSession } from './open-session'
import { beginSecondStep, takesTwoSteps } from './second-step'
import { countAttempt, takeBackAttempt, uncountAttempt } from './throttle'

/**
 * `second-step`: the user is signed in only after a code. `blockedUntil`: too many wrong passwords. `busy`: too many
 * people are signing in right now; nothing was checked.
 */
type SignInAnswer = 'ok' | 'second-step' | 'wrong' | 'busy' | { blockedUntil: Date }

/**
 * Opens a session and sets its cookie; call it from a server action. Unknown accounts, wrong passwords and people
 * without access get the same answer in about the same time. `address` is `requestAddress()`, never a header.
 */
export async function signIn(input: unknown, address: string): Promise<SignInAnswer> {
  const answer = await trySignIn(input, address)
  if (answer !== 'ok' && answer !== 'second-step')
    metrics().signIns.inc({ outcome: answer === 'wrong' ? 'wrong' : 'throttled' })
  return answer
}

async function trySignIn(input: unknown, address: string): Promise<SignInAnswer> {
  const parsed = signInSchema.safeParse(input)
  // Input that is not an e-mail address takes as long as an address without an account.
  const { email, password, isKept } = parsed.data ?? { email: null, password: '', isKept: false }
  const device = email === null ? null : await knownDevice(email)
  const attempt = { account: email, address, device }
  const blocked = await countAttempt(attempt)
  if (blocked) {
    await recordRefusedSignIn(email, blocked)
    return { blockedUntil: blocked.blockedUntil }
  }
  const proved = await checkPassword(email, password, device === null ? addressBlock(address) : null)
  if (proved === 'busy') {
    await takeBackAttempt(attempt)
    return 'busy'
  }
  if (proved !== 'wrong' && (await takesTwoSteps(proved.personId))) {
    await beginSecondStep(proved.personId, isKept)
    await uncountAttempt(attempt)
    return 'second-step'
  }
  const how = { method: 'password', hasSecondFactor: false, isKept } as const
  const opened = proved === 'wrong' ? 'wrong' : await openSession(proved.personId, how)
  if (opened === 'wrong' || opened === 'no-access') {
    await recordRefusedSignIn(email, 'wrong')
    return 'wrong'
  }
  await uncountAttempt(attempt)
  return 'ok'
}
