'use server'

import { changeRole } from '@/lib/accounts/change-role'
import type { AccountAnswer, AccountChange, AccountRefusal, Invited, LinkAnswer, Person } from '@/lib/accounts/contract'
import { deactivate, reactivate } from '@/lib/accounts/deactivate'
import { endSessionsOf } from '@/lib/accounts/end-sessions'
import { invite, makeSignInLink, withdrawLink } from '@/lib/accounts/invite'
import { requireRecentAuth } from '@/lib/accounts/require-role'
import { resetSecondFactor } from '@/lib/accounts/second-factor'
import { authorizeAction } from '@/lib/http/authorize-action'

export async function invitePersonAction(input: unknown): Promise<LinkAnswer> {
  return makeLink(invite, input)
}

export async function makeSignInLinkAction(input: unknown): Promise<LinkAnswer> {
  return makeLink(makeSignInLink, input)
}

export async function withdrawLinkAction(input: unknown): Promise<AccountAnswer> {
  return change(withdrawLink, input)
}

export async function changeRoleAction(input: unknown): Promise<AccountAnswer> {
  return change(changeRole, input)
}

export async function deactivatePersonAction(input: unknown): Promise<AccountAnswer> {
  return change(deactivate, input)
}

export async function reactivatePersonAction(input: unknown): Promise<AccountAnswer> {
  return change(reactivate, input)
}

export async function endPersonSessionsAction(input: unknown): Promise<AccountAnswer> {
  return change(endSessionsOf, input)
}

export async function resetSecondFactorAction(input: unknown): Promise<AccountAnswer> {
  return change(resetSecondFactor, input)
}

async function change(
  verb: (input: unknown, by: Person) => Promise<AccountChange>,
  input: unknown,
): Promise<AccountAnswer> {
  const access = await authorizeAction(requireRecentAuth('admin'))
  if ('error' in access) return access.error
  const answer = await verb(input, access.session.person)
  return answer === 'done' ? { state: 'done' } : { state: 'refused', refusal: answer }
}

type MakeLink = (input: unknown, by: Person) => Promise<Invited | AccountRefusal>

async function makeLink(verb: MakeLink, input: unknown): Promise<LinkAnswer> {
  const access = await authorizeAction(requireRecentAuth('admin'))
  if ('error' in access) return access.error
  const answer = await verb(input, access.session.person)
  return 'refused' in answer ? { state: 'refused', refusal: answer } : { state: 'done', link: answer.link }
}
