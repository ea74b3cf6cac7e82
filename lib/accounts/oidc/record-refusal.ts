import 'server-only'
import { eq } from 'drizzle-orm'
import { recordActivity } from '@/lib/activity/record-activity'
import { unknownUser } from '@/lib/activity/record-sign-in'
import { addressMark } from '@/lib/runtime/address-mark'
import { log } from '@/lib/runtime/log'
import { requestId } from '@/lib/runtime/request-context'
import { users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { OidcRefusal } from './contract'

/** Refusals of a verified person, which are worth recording. Others, which anyone can cause, are only logged. */
const ofPeople = new Set<OidcRefusal>(['no-role', 'no-email', 'email-taken', 'no-access', 'other-person', 'not-recent'])

/** Records a refused sign-in. `personId`: whose account it concerned, if any. */
export async function recordOidcRefusal(refused: OidcRefusal, personId: string | null): Promise<void> {
  const address = addressMark()
  log.warn({ account: personId, address, outcome: refused, method: 'oidc' }, 'a sign-in was refused')
  if (!ofPeople.has(refused)) return
  const [owner] = personId ? await store().select({ name: users.name }).from(users).where(eq(users.id, personId)) : []
  await recordActivity({
    kind: 'sign-in',
    outcome: 'failed',
    person: { id: personId ?? '', name: unknownUser },
    subject: owner?.name ?? '',
    reference: requestId() ?? null,
    details: { reason: refused, method: 'oidc', address },
  })
}
