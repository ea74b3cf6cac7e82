import type { AccountAnswer, InvitationAnswer, SignInState } from '@/lib/accounts/contract'

type Invited = { name: string; email: string }

type Ways = {
  person: Invited
  /** Whether an earlier press got no answer: it may have set the password, and used up the link. */
  wasLost: { current: boolean }
  accept: () => Promise<InvitationAnswer>
  signIn: (email: string) => Promise<SignInState>
}

/**
 * Sets the password by the link. If the link is used up after a press that got no answer, tries to sign in with the
 * password: `entered` is the answer to that. Rejects as the actions do.
 */
export async function acceptOrSignIn({
  person,
  wasLost,
  accept,
  signIn,
}: Ways): Promise<AccountAnswer<{ person: Invited; entered?: SignInState }>> {
  const answer = await accept().catch((error) => {
    wasLost.current = true
    throw error
  })
  if (!wasLost.current || answer.state !== 'refused' || answer.refusal.refused !== 'dead-link') return answer
  const entered = await signIn(person.email)
  return entered.state === 'refused' ? answer : { state: 'done', person, entered }
}
