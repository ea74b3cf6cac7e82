'use server'

import { refresh } from 'next/cache'
import type { AccountAnswer, AccountChange } from '@/lib/accounts/contract'
import { requireRecentAuth } from '@/lib/accounts/require-role'
import type { Session } from '@/lib/accounts/session'
import { setKeptSessionsRule } from '@/lib/accounts/set-kept-sessions-rule'
import { setSecondFactorRule } from '@/lib/accounts/set-second-factor-rule'
import { authorizeAction } from '@/lib/http/authorize-action'

/** Sets whether everyone needs a second factor. */
export async function setSecondFactorRuleAction(input: unknown): Promise<AccountAnswer> {
  return act((session) => setSecondFactorRule(session, input))
}

/** Sets whether the sign-in page offers "Keep me signed in". */
export async function setKeptSessionsRuleAction(input: unknown): Promise<AccountAnswer> {
  return act(({ person }) => setKeptSessionsRule(person, input))
}

async function act(verb: (session: Session) => Promise<AccountChange>): Promise<AccountAnswer> {
  const access = await authorizeAction(requireRecentAuth('admin'))
  if ('error' in access) return access.error
  const answer = await verb(access.session)
  if (answer !== 'done') return { state: 'refused', refusal: answer }
  refresh()
  return { state: 'done' }
}
