import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { recordRefusedSignIn } from '@/lib/activity/record-sign-in'
import { sessions } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { AccountChange, ConfirmWay, PasskeyRequest } from './contract'
import { doubtPerson } from './kept-checks'
import { markBrowser, markOfBrowser } from './passkey-browser'
import { ownSecondFactor } from './second-factor'
import type { Session } from './session'
import { takeCode } from './take-code'
import { requestPasskey, verifyPasskey } from './verify-passkey'

/** By which second factors a person can confirm who they are. */
export async function factorsToConfirm(personId: string): Promise<ConfirmWay[]> {
  const { passkeys, hasTotp } = await ownSecondFactor(personId)
  return [...(passkeys > 0 ? ['passkey' as const] : []), ...(hasTotp ? ['code' as const] : [])]
}

/** What the browser asks a passkey of the signed-in person for. For actions: it marks the browser. */
export async function requestOwnPasskey({ person }: Session): Promise<PasskeyRequest> {
  return requestPasskey(`confirm ${person.id}`, await markBrowser())
}

/** Takes a passkey of the signed-in person, and of nobody else. */
export async function confirmWithPasskey(session: Session, input: unknown): Promise<AccountChange> {
  const { id, email } = session.person
  const answer = await verifyPasskey(input, `confirm ${id}`, (await markOfBrowser()) ?? '')
  if ('personId' in answer && answer.personId === id) return noteSecondFactor(session)
  await recordRefusedSignIn(email, 'wrong')
  if ('personId' in answer || answer.refused === 'invalid') return { refused: 'passkey', why: 'invalid' }
  return answer.refused === 'expired' ? { refused: 'passkey', why: 'expired' } : { refused: 'unknown-passkey' }
}

/** Takes a code of the signed-in person; counted and locked like those of a sign-in. */
export async function confirmWithCode(session: Session, input: unknown): Promise<AccountChange> {
  const answer = await takeCode(session.person, input)
  return answer === 'ok' ? noteSecondFactor(session) : answer
}

/** The person has just shown a second factor: the session counts as opened with one from here on. */
export async function noteSecondFactor({ id, person }: Pick<Session, 'id' | 'person'>): Promise<'done'> {
  doubtPerson(person.id)
  await store().update(sessions).set({ hasSecondFactor: true, authenticatedAt: sql`now()` }).where(eq(sessions.id, id))
  return 'done'
}
