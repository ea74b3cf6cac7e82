'use server'

import { headers } from 'next/headers'
import { peopleWords } from '@/components/people/words'
import { acceptInvitation, readInvitation } from '@/lib/accounts/accept-invitation'
import type { AccountRefusal, InvitationAnswer, Person } from '@/lib/accounts/contract'
import { isSameOriginWrite } from '@/lib/http/same-origin'

/** Returns whom the link was made for. Open to anyone who has a link. */
export async function readInvitationAction(input: unknown): Promise<InvitationAnswer> {
  return answer(readInvitation, input)
}

/** Sets the password, once. Open to anyone who has a link. */
export async function acceptInvitationAction(input: unknown): Promise<InvitationAnswer> {
  return answer(acceptInvitation, input)
}

type Verb = (input: unknown) => Promise<Pick<Person, 'id' | 'name' | 'email'> | AccountRefusal>

async function answer(verb: Verb, input: unknown): Promise<InvitationAnswer> {
  if (!isSameOriginWrite(await headers()))
    return {
      state: 'not-allowed',
      reason: peopleWords.otherAddress,
    }
  const found = await verb(input)
  if ('refused' in found) return { state: 'refused', refusal: found }
  return { state: 'done', person: { name: found.name, email: found.email } }
}
