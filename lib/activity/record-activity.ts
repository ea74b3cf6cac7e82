import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Author } from '../dispatch/contract'
import { log } from '../runtime/log'
import { trackInFlight } from '../runtime/track-in-flight'
import { store } from '../store/connection'
import { activity } from '../store/schema'
import { sanitizeText } from '../text/sanitize'
import type { ActivityDetails, ActivityKind } from './contract'

export type NewActivity = ActivityKind & {
  /** Prevents writing the same entry twice; a new id by default. */
  id?: string
  person: Author
  /** What the action was done to, in words. */
  subject: string
  /** Request id, to find the request in the log. */
  reference: string | null
  /** Other details worth keeping; never the content of a body. */
  details: ActivityDetails
}

const maxSubjectLength = 300

/**
 * Records what a person did. Never rejects, since the action is already done: failures to write the entry are logged.
 * The server does not stop before it is written.
 */
export async function recordActivity(entry: NewActivity): Promise<void> {
  const { id = randomUUID(), person, kind, outcome, subject, reference, details } = entry
  try {
    await trackInFlight(async () => {
      await store()
        .insert(activity)
        .values({
          id,
          at: new Date(),
          personId: person.id,
          personName: person.name,
          kind,
          outcome,
          subject: sanitizeText(subject).slice(0, maxSubjectLength),
          reference,
          details: storableDetails(details),
        })
        .onConflictDoNothing({ target: activity.id })
    })
  } catch (error) {
    log.error({ err: error, kind, outcome, person: person.id, reference }, 'an activity could not be written')
  }
}

function storableDetails(details: ActivityDetails): ActivityDetails {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      if (typeof value === 'string') return [name, sanitizeText(value)]
      return [name, Array.isArray(value) ? value.map(sanitizeText) : value]
    }),
  )
}
