import type { EndpointEvidence, EndpointRow } from '@/lib/connection/contract'
import { type Endpoint, endpointName, writeEndpoints } from '@/lib/partner/endpoint'
import { changedBy, chooseWords } from '@/lib/partner/failure/choose-words'
import type { FailureKind } from '@/lib/partner/failure/failure'
import { rules } from '@/lib/partner/failure/rules'
import { endpointWords } from './words'

export function permissionInWords({ evidence }: EndpointRow): string {
  return endpointWords.states[evidence?.state ?? 'untried']
}

/** How we know the state: from a real answer, or by inference. */
export function sourceInWords({ source, state, status }: EndpointEvidence): string {
  const inferred = source === 'tested' ? endpointWords.inferredFromTest : endpointWords.inferredFromRefusal
  return withCode(state === 'probably' ? inferred : endpointWords.sources[source], status)
}

/** "Seen in use (200)": with the HTTP status or network error code, if there is one. */
export function withCode(text: string, code: string | number | null): string {
  return code === null ? text : endpointWords.withCode({ text, code: String(code) })
}

/**
 * What an admin can do about the state; null if nothing needs doing. `isExplained`: the screen already says what is
 * wrong with the connection, and more precisely.
 */
export function remedyOf({ endpoint, evidence, isBySignIn }: EndpointRow, isExplained = false): string | null {
  if (isBySignIn && evidence === null) return endpointWords.isBySignIn
  if (evidence === null) return isTestable(endpoint) ? endpointWords.notUsed : endpointWords.pressCheck
  switch (evidence.state) {
    case 'works':
    case 'probably':
      return null
    case 'not-permitted':
      return endpointWords.askToPermit({ name: endpointName(endpoint) })
    case 'out-of-scope':
      return endpointWords.outOfScope
    case 'failed':
      return isExplained ? endpointWords.seeReach : remedyOfFailure(endpoint, evidence.kind)
  }
}

function remedyOfFailure(endpoint: Endpoint, kind: string): string {
  if (!isFailureKind(kind)) return endpointWords.pressCheck
  const { short, nextStep, adminStep } = chooseWords(kind, endpoint)
  if (changedBy(kind, endpoint) === 'no') return `${short}. ${adminStep ?? nextStep}`
  // The steps for writes are about one job or application, which this screen does not show.
  const toCheck = chooseWords(kind, 'list-jobs').adminStep
  return [`${short}.`, endpointWords.seeActivity, ...(toCheck === null ? [] : [toCheck])].join(' ')
}

function isFailureKind(kind: string): kind is FailureKind {
  return Object.hasOwn(rules, kind)
}

/** Whether the endpoint is a write that can be tested without writing. */
export function isTestable(endpoint: Endpoint): endpoint is (typeof writeEndpoints)[number] {
  return writeEndpoints.some((write) => write === endpoint)
}
