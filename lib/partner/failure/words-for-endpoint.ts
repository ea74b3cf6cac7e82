import type { Endpoint } from '../endpoint'
import { endpointFailureWords } from './endpoint-words/words'
import type { FailureKind } from './failure'
import type { FailureWords } from './words'

/** The words for an endpoint, where the general ones would read badly. */
export function wordsForEndpoint(kind: FailureKind, endpoint: Endpoint): Partial<FailureWords> {
  const all: Partial<Record<FailureKind, Partial<Record<Endpoint, Partial<FailureWords>>>>> = endpointFailureWords
  return all[kind]?.[endpoint] ?? {}
}

const ofRequest: FailureKind[] = ['bad-request', 'not-found', 'conflict', 'invalid']
const ownRequests: Endpoint[] = ['list-applicants', 'list-jobs', 'log-in']

/** Whether the faulty request was the desk's own: then an admin has to act. */
export function isOfDesk(kind: FailureKind, endpoint: Endpoint): boolean {
  return ofRequest.includes(kind) && ownRequests.includes(endpoint)
}
