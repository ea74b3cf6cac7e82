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

/** `counter` names what is blocked; it is never kept. */
type Block = { blockedUntil: Date; counter: string }

/** Who tried to sign in, or whom they tried to be, where nobody knows. */
export const unknownUser = 'Unknown user'

/** Writes down that a session was opened. */
export function recordSignedIn({ id, name }: Author): Promise<void> {
  return recordActivity({ ...signIn(), outcome: 'done', person: { id, name }, subject: '' })
}

/**
 * Records a refused sign-in, with the account where the address has one. The typed text is not kept, since people type
 * passwords into the wrong field. No person is recorded as the actor. Each is logged; a block is in the activity once,
 * and so are, for an hour, attempts from one address that meet no account.
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

/** Writes down that a session, or all of a person, were ended by them. */
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
