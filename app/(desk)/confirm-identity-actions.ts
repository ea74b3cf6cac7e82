'use server'

import { confirmPassword, waysToConfirm } from '@/lib/accounts/confirm-identity'
import { confirmWithCode, confirmWithPasskey, requestOwnPasskey } from '@/lib/accounts/confirm-second-factor'
import type { ConfirmState, ConfirmWay, PasskeyRequest } from '@/lib/accounts/contract'
import { requireSignedIn } from '@/lib/accounts/second-factor-requirement'
import { accountAnswers, blockedText, codeRefusalText } from '@/lib/accounts/words'
import { authorizeAction } from '@/lib/http/authorize-action'
import type { RequestError } from '@/lib/http/contract'
import { requestAddress } from '@/lib/runtime/request-context'

/** Returns the ways in which the user can confirm their identity. */
export async function waysToConfirmAction(): Promise<{ state: 'ways'; ways: ConfirmWay[] } | RequestError> {
  const access = await authorizeAction(requireSignedIn())
  if ('error' in access) return access.error
  return { state: 'ways', ways: await waysToConfirm(access.session) }
}

/** Takes the password once more before an action that needs a fresh confirmation. */
export async function confirmPasswordAction(input: unknown): Promise<ConfirmState> {
  const access = await authorizeAction(requireSignedIn())
  if ('error' in access) return access.error
  const answer = await confirmPassword(access.session, input, requestAddress())
  if (answer === 'done') return { state: 'confirmed' }
  return {
    state: 'refused',
    message: answer === 'wrong' ? accountAnswers.wrongPassword : blockedText(answer.blockedUntil),
  }
}

/** Returns the browser's request to a passkey of the signed-in user. */
export async function requestOwnPasskeyAction(): Promise<{ state: 'asked'; request: PasskeyRequest } | RequestError> {
  const access = await authorizeAction(requireSignedIn())
  if ('error' in access) return access.error
  return { state: 'asked', request: await requestOwnPasskey(access.session) }
}

/** Takes a passkey instead of the password; the session then counts as opened with a second factor. */
export async function confirmPasskeyAction(input: unknown): Promise<ConfirmState> {
  const access = await authorizeAction(requireSignedIn())
  if ('error' in access) return access.error
  const answer = await confirmWithPasskey(access.session, input)
  if (answer === 'done') return { state: 'confirmed' }
  const isExpired = answer.refused === 'passkey' && answer.why === 'expired'
  return { state: 'refused', message: isExpired ? accountAnswers.tookLong : accountAnswers.passkeyRefused }
}

/** Takes a code from the authenticator app, or a recovery code, with the same effect. */
export async function confirmCodeAction(input: unknown): Promise<ConfirmState> {
  const access = await authorizeAction(requireSignedIn())
  if ('error' in access) return access.error
  const answer = await confirmWithCode(access.session, input)
  return answer === 'done' ? { state: 'confirmed' } : { state: 'refused', message: codeRefusalText(answer) }
}
