import 'server-only'
import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Author } from '../dispatch/contract'
import { config } from '../runtime/config'
import { requestId } from '../runtime/request-context'
import { users } from '../store/account-tables'
import { store } from '../store/connection'
import { recordActivity } from './record-activity'

/** `counter` names what is blocked; it is never kept. */
type Block = { blockedUntil: Date; counter: string }

const somebody = 'Somebody'

/** Writes down that a session was opened. */
export function recordSignedIn({ id, name }: Author): Promise<void> {
  return recordActivity({ ...signIn(), outcome: 'done', person: { id, name }, subject: '' })
}

/**
 * Records a refused sign-in, with the account where the address has one. The typed text is not kept, since people type
 * passwords into the wrong field. No person is recorded as the actor.
 */
export async function recordRefusedSignIn(email: string | null, outcome: 'wrong' | Block): Promise<void> {
  const owner = email === null ? null : await ownerOf(email)
  await recordActivity({
    ...signIn(),
    person: { id: owner?.id ?? '', name: somebody },
    subject: owner?.name ?? (email === null ? '' : 'nobody known here'),
    ...(outcome === 'wrong'
      ? { outcome }
      : // Once for each block: whoever goes on trying would fill the store.
        { outcome: 'blocked', id: idOfBlock(outcome) }),
  })
}

/** Writes down that a session, or all of a person, were ended by them. */
export function recordSignOut({ id, name }: Author, outcome: 'done' | 'everywhere'): Promise<void> {
  return recordActivity({ ...signIn(), kind: 'sign-out', outcome, person: { id, name }, subject: '' })
}

const signIn = () => ({ kind: 'sign-in', reference: requestId() ?? null, details: {} }) as const

async function ownerOf(email: string) {
  const [owner] = await store().select({ id: users.id, name: users.name }).from(users).where(eq(users.email, email))
  return owner ?? null
}

function idOfBlock({ counter, blockedUntil }: Block): string {
  return createHmac('sha256', config().auth.secret)
    .update(`blocked ${counter} ${blockedUntil.toISOString()}`)
    .digest('base64url')
}
