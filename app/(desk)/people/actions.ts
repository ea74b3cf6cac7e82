'use server'

import { refresh } from 'next/cache'
import { removeAccess, restoreAccess } from '@/lib/accounts/access'
import { addPerson } from '@/lib/accounts/add-person'
import { changeRole } from '@/lib/accounts/change-role'
import type { AccountAnswer, AccountRefusal, Person } from '@/lib/accounts/contract'
import { requireRole } from '@/lib/accounts/require-role'
import { setPassword } from '@/lib/accounts/set-password'
import { authorizeAction } from '@/lib/http/authorize-action'

type Verb = (input: unknown, by: Person) => Promise<'done' | { personId: string } | AccountRefusal>

export async function addPersonAction(input: unknown): Promise<AccountAnswer> {
  return act(addPerson, input)
}

export async function changeRoleAction(input: unknown): Promise<AccountAnswer> {
  return act(changeRole, input)
}

export async function removeAccessAction(input: unknown): Promise<AccountAnswer> {
  return act(removeAccess, input)
}

export async function giveAccessBackAction(input: unknown): Promise<AccountAnswer> {
  return act(restoreAccess, input)
}

export async function setPasswordAction(input: unknown): Promise<AccountAnswer> {
  return act(setPassword, input)
}

async function act(verb: Verb, input: unknown): Promise<AccountAnswer> {
  const access = await authorizeAction(requireRole('admin'))
  if ('notTaken' in access) return access.notTaken
  const answer = await verb(input, access.session.person)
  if (answer !== 'done' && 'refused' in answer) return { state: 'refused', refusal: answer }
  refresh()
  return { state: 'done' }
}
