import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { recordRefusedSignIn } from '@/lib/activity/record-sign-in'
import { sessions } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { AccountChange, CodeRefusal, ConfirmWay, PasskeyRequest } from './contract'
import { markBrowser, markOfBrowser } from './passkey-browser'
import { ownSecondFactor } from './second-factor'
import type { Session } from './session'
import { invalidatePerson } from './session-cache'
import { takeCode } from './take-code'
import { requestPasskey, verifyPasskey } from './verify-passkey'

/** Returns the second factors with which a person can confirm their identity. */
export async function factorsToConfirm(personId: string): Promise<ConfirmWay[]> {
  const { passkeys, hasTotp } = await ownSecondFactor(personId)
  return [...(passkeys > 0 ? ['passkey' as const] : []), ...(hasTotp ? ['code' as const] : [])]
}

/** Returns the options for asking the signed-in user for a passkey. Actions only, since it sets a cookie. */
export async function requestOwnPasskey({ person }: Session): Promise<PasskeyRequest> {
  return requestPasskey(`confirm ${person.id}`, await markBrowser())
}

/** Accepts a passkey of the signed-in user only. */
export async function confirmWithPasskey(session: Session, input: unknown): Promise<AccountChange> {
  const { id, email } = session.person
  const answer = await verifyPasskey(input, `confirm ${id}`, (await markOfBrowser()) ?? '')
  if ('personId' in answer && answer.personId === id) return noteSecondFactor(session)
  await recordRefusedSignIn(email, 'wrong')
  if ('personId' in answer || answer.refused === 'invalid') return { refused: 'passkey', why: 'invalid' }
  return answer.refused === 'expired' ? { refused: 'passkey', why: 'expired' } : { refused: 'unknown-passkey' }
}

/** Accepts a code of the signed-in user; counted and locked like the codes of a sign-in. */
export async function confirmWithCode(session: Session, input: unknown): Promise<'done' | CodeRefusal> {
  const answer = await takeCode(session.person, input)
  return answer === 'ok' ? noteSecondFactor(session) : answer
}

/** Records that the user has just shown a second factor: the session now counts as opened with one. */
export async function noteSecondFactor({ id, person }: Pick<Session, 'id' | 'person'>): Promise<'done'> {
  invalidatePerson(person.id)
  await store().update(sessions).set({ hasSecondFactor: true, authenticatedAt: sql`now()` }).where(eq(sessions.id, id))
  return 'done'
}
