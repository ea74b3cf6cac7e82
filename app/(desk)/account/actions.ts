'use server'

import { changeOwnPassword } from '@/lib/accounts/change-own-password'
import type { AccountAnswer } from '@/lib/accounts/contract'
import { requireRole } from '@/lib/accounts/require-role'
import { signOutEverywhere } from '@/lib/accounts/sign-out'
import { authorizeAction } from '@/lib/http/authorize-action'

/** Changes the own password; every other session of the person ends. */
export async function changeOwnPasswordAction(input: unknown): Promise<AccountAnswer> {
  const access = await authorizeAction(requireRole('viewer'))
  if ('notTaken' in access) return access.notTaken
  const answer = await changeOwnPassword(access.session, input)
  return answer === 'done' ? { state: 'done' } : { state: 'refused', refusal: answer }
}

/** Ends every session of the person, this one too. */
export async function signOutEverywhereAction(): Promise<AccountAnswer> {
  const access = await authorizeAction(requireRole('viewer'))
  if ('notTaken' in access) return access.notTaken
  await signOutEverywhere(access.session)
  return { state: 'done' }
}
