import 'server-only'
import { recordRefusedSignIn } from '@/lib/activity/record-sign-in'
import { metrics } from '@/lib/metrics/metrics'
import { addressBlock } from '@/lib/runtime/address-block'
import { checkPassword, isStillPassword, type ProvedPassword } from './check-password'
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
  const answer = proved === 'wrong' ? 'wrong' : await continueSignIn(proved, isKept)
  if (answer === 'wrong') await recordRefusedSignIn(email, 'wrong')
  else await uncountAttempt(attempt)
  return answer
}

async function continueSignIn(proved: ProvedPassword, isKept: boolean): Promise<'ok' | 'second-step' | 'wrong'> {
  const { personId } = proved
  if (await takesTwoSteps(personId)) return (await beginSecondStep(proved, isKept)) ? 'second-step' : 'wrong'
  const opened = await openSession(personId, {
    method: 'password',
    hasSecondFactor: false,
    isKept,
    isStillProved: (tx) => isStillPassword(tx, proved),
  })
  return opened === 'no-access' ? 'wrong' : 'ok'
}
