import 'server-only'
import type { Author } from '../dispatch/contract'
import { requestId } from '../runtime/request-context'
import type { ActivityDetails, ActivityKind } from './contract'
import { recordActivity } from './record-activity'

type ConnectionOutcome = Extract<ActivityKind, { kind: 'connection' }>['outcome']

/**
 * Records what an admin decided about the partner's fields. `subject`: what it was about, such as "New job"; never a
 * record's value.
 */
export function recordConnection(
  outcome: ConnectionOutcome,
  by: Author,
  subject: string,
  details: ActivityDetails = {},
): Promise<void> {
  return recordActivity({ kind: 'connection', outcome, person: by, subject, reference: requestId() ?? null, details })
}
