'use server'

import { refresh } from 'next/cache'
import { changeOwnPassword } from '@/lib/accounts/change-own-password'
import type { AccountAnswer } from '@/lib/accounts/contract'
import { endOwnSession } from '@/lib/accounts/own-sessions'
import { requireRole, requireSelf } from '@/lib/accounts/require-role'
import { authorizeAction } from '@/lib/http/authorize-action'

/** Changes the user's own password; all their other sessions end. */
export async function changeOwnPasswordAction(input: unknown): Promise<AccountAnswer> {
  const access = await authorizeAction(requireSelf())
  if ('error' in access) return access.error
  const answer = await changeOwnPassword(access.session, input)
  return answer === 'done' ? { state: 'done' } : { state: 'refused', refusal: answer }
}

/** Ends one of the user's own sessions. */
export async function endSessionAction(input: unknown): Promise<AccountAnswer> {
  const access = await authorizeAction(requireRole('viewer'))
  if ('error' in access) return access.error
  await endOwnSession(access.session, input)
  refresh()
  return { state: 'done' }
}
