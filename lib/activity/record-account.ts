import 'server-only'
import type { Author } from '../dispatch/contract'
import { requestId } from '../runtime/request-context'
import type { AccountOutcome, ActivityDetails } from './contract'
import { recordActivity } from './record-activity'

/** Records that `by` changed an account. `whose`: the name of the account's owner, never an address. */
export function recordAccount(
  outcome: AccountOutcome,
  by: Author,
  whose: { id: string; name: string },
  details: ActivityDetails = {},
): Promise<void> {
  return recordActivity({
    kind: 'account',
    outcome,
    person: by,
    subject: whose.name,
    reference: requestId() ?? null,
    details: { ...details, account: whose.id },
  })
}
