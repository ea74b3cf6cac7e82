import 'server-only'
import { createHmac } from 'node:crypto'
import type { Author } from '../dispatch/contract'
import { addressMark } from '../runtime/address-mark'
import { config } from '../runtime/config'
import { log } from '../runtime/log'
import { requestFacts, requestId } from '../runtime/request-context'
import { mayWriteEntry } from './limit-entries'
import { recordActivity } from './record-activity'

/**
 * Records that a page, handler or action was refused because the person's role does not suffice: each time in the log,
 * and once per person, route and hour in the activity, so that repeated attempts cannot fill it.
 */
export async function recordRefusedRole(person: Author, { has, needs }: { has: string; needs: string }): Promise<void> {
  const { method = 'GET', route = 'other' } = requestFacts()
  const address = addressMark()
  log.warn({ person: person.id, role: has, needs, method, route, address }, 'refused: the role is too small')
  const hour = new Date().toISOString().slice(0, 13)
  const id = createHmac('sha256', config().auth.secret)
    .update(JSON.stringify(['refused', person.id, method, route, needs, hour]))
    .digest('base64url')
  if (!mayWriteEntry('access', id)) return
  await recordActivity({
    id,
    kind: 'access',
    outcome: 'not-allowed',
    person: { id: person.id, name: person.name },
    subject: method === 'GET' ? route : `${method} ${route}`,
    reference: requestId() ?? null,
    details: { role: has, needs, address },
  })
}
