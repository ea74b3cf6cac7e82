'use server'

import { headers } from 'next/headers'
import type { SignInState } from '@/lib/accounts/contract'
import { passkeySignInSchema } from '@/lib/accounts/passkey-input'
import { signInWithPasskey } from '@/lib/accounts/passkey-sign-in'
import { finishSecondStep } from '@/lib/accounts/second-step'
import { signIn } from '@/lib/accounts/sign-in'
import { accountAnswers, blockedText, codeRefusalText } from '@/lib/accounts/words'
import { isSameOriginWrite } from '@/lib/http/same-origin'
import { requestAddress } from '@/lib/runtime/request-context'

/** Opens a session for a correct email and password. Open to anyone, throttled (lib/accounts/throttle.ts). */
export async function signInAction(input: unknown): Promise<SignInState> {
  if (!isSameOriginWrite(await headers())) return elsewhere()
  const answer = await signIn(input, requestAddress())
  if (answer === 'ok') return { state: 'signed-in' }
  if (answer === 'second-step') return { state: 'second-step' }
  if (answer === 'wrong') return refused(accountAnswers.wrongPair)
  if (answer === 'busy') return refused(accountAnswers.busy)
  return refused(blockedText(answer.blockedUntil))
}

/** The second step after a correct password, in the same browser. Wrong codes lock it. */
export async function signInWithCodeAction(input: unknown): Promise<SignInState> {
  if (!isSameOriginWrite(await headers())) return elsewhere()
  const answer = await finishSecondStep(input)
  if (answer === 'ok') return { state: 'signed-in' }
  if (answer === 'over') return { ...refused(accountAnswers.passwordAgain), isOver: true }
  return refused(codeRefusalText(answer))
}

/** Opens a session for a passkey's answer to a request made in this browser. Open to anyone, throttled. */
export async function signInWithPasskeyAction(input: unknown): Promise<SignInState> {
  if (!isSameOriginWrite(await headers())) return elsewhere()
  const { answer: shown, isKept } = passkeySignInSchema.parse(input)
  const answer = await signInWithPasskey(shown, requestAddress(), isKept)
  if (answer === 'ok') return { state: 'signed-in' }
  if (answer === 'expired') return { ...refused(accountAnswers.tookLong), isOver: true }
  if (answer === 'unknown-passkey') return refused(accountAnswers.passkeyRemoved)
  if (answer === 'wrong') return refused(accountAnswers.passkeyNotVerified)
  return refused(blockedText(answer.blockedUntil))
}

const refused = (message: string): SignInState & { state: 'refused' } => ({ state: 'refused', message })

const elsewhere = () => refused(accountAnswers.otherAddress)
