import 'server-only'
import { createHmac, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Author } from '../dispatch/contract'
import { addressMark } from '../runtime/address-mark'
import { config } from '../runtime/config'
import { log } from '../runtime/log'
import { requestAddress, requestId } from '../runtime/request-context'
import { users } from '../store/account-tables'
import { store } from '../store/connection'
import { mayWriteEntry } from './limit-entries'
import { recordActivity } from './record-activity'

/** `counter` names what is blocked; it is never stored. */
type Block = { blockedUntil: Date; counter: string }

/** The person who tried to sign in, or the account they tried, if unknown. */
export const unknownUser = 'Unknown user'

/** Records that a session was opened. */
export function recordSignedIn({ id, name }: Author): Promise<void> {
  return recordActivity({ ...signIn(), outcome: 'done', person: { id, name }, subject: '' })
}

/**
 * Records a refused sign-in, with the account if the address has one. The typed text is not kept, since people type
 * passwords into the wrong field, and no person is recorded as the actor. Every refusal is logged. The activity gets
 * one entry per block, and one per hour for attempts from one address that match no account.
 */
export async function recordRefusedSignIn(email: string | null, outcome: 'wrong' | Block): Promise<void> {
  const owner = email === null ? null : await ownerOf(email)
  const address = addressMark()
  const isWrong = outcome === 'wrong'
  log.warn({ account: owner?.id ?? null, address, outcome: isWrong ? 'wrong' : 'blocked' }, 'a sign-in was refused')
  const hour = new Date().toISOString().slice(0, 13)
  const id = !isWrong
    ? idOf(`blocked ${outcome.counter} ${outcome.blockedUntil.toISOString()}`)
    : owner
      ? randomUUID()
      : idOf(`nobody ${email === null} ${requestAddress()} ${hour}`)
  if (!mayWriteEntry('sign-in', id)) return
  await recordActivity({
    ...signIn(),
    id,
    outcome: isWrong ? 'wrong' : 'blocked',
    person: { id: owner?.id ?? '', name: unknownUser },
    subject: owner?.name ?? '',
    details: { address },
  })
}

/** Records that people ended their session, or all their sessions. */
export function recordSignOut({ id, name }: Author, outcome: 'done' | 'everywhere'): Promise<void> {
  return recordActivity({ ...signIn(), kind: 'sign-out', outcome, person: { id, name }, subject: '' })
}

const signIn = () => ({ kind: 'sign-in', reference: requestId() ?? null, details: {} }) as const

async function ownerOf(email: string) {
  const [owner] = await store().select({ id: users.id, name: users.name }).from(users).where(eq(users.email, email))
  return owner ?? null
}

function idOf(refusal: string): string {
  return createHmac('sha256', config().auth.secret).update(refusal).digest('base64url')
}
