import type { EndpointEvidence, EndpointRow, EvidenceState } from '@/lib/connection/contract'
import { type Endpoint, endpointName, writeEndpoints } from '@/lib/partner/endpoint'
import { chooseWords } from '@/lib/partner/failure/choose-words'
import type { FailureKind } from '@/lib/partner/failure/failure'
import { rules } from '@/lib/partner/failure/rules'

/** What an endpoint is for, in the recruiter's words. */
export const purposes: Record<Endpoint, string> = {
  'list-applicants': 'Read applicants',
  'list-jobs': 'Read jobs',
  'create-job': 'Create jobs',
  'submit-application': 'Submit applications',
  'set-ai-chat': 'Switch AI chat',
  'log-in': 'Sign in (deprecated)',
}

const states: Record<EvidenceState | 'untried', string> = {
  works: 'Works',
  probably: 'Probably permitted',
  'not-permitted': 'Not permitted',
  'out-of-scope': 'Out of scope',
  failed: 'Failing',
  untried: 'Untried',
}

export function permissionInWords({ evidence }: EndpointRow): string {
  return states[evidence?.state ?? 'untried']
}

/** How the state is known: from a real answer, or inferred. */
export function sourceInWords({ source, state, status }: EndpointEvidence): string {
  const answer = status === null ? '' : ` (${status})`
  if (state === 'probably') return `Inferred from a ${source === 'tested' ? 'test' : 'refusal'}${answer}`
  const how = { seen: 'Seen in use', checked: 'Seen in a check', tested: 'Seen in a test' }[source]
  return `${how}${answer}`
}

/**
 * What an admin can do about the state; null where nothing has to be done. `isExplained`: the screen already says what
 * is wrong with the connection, and more precisely.
 */
export function remedyOf({ endpoint, evidence, isBySignIn }: EndpointRow, isExplained = false): string | null {
  const name = endpointName(endpoint)
  if (isBySignIn && evidence === null) return 'The desk signs in for this, so the key was not seen here.'
  if (evidence === null) return isTestable(endpoint) ? 'Not used yet.' : 'Press Check now.'
  switch (evidence.state) {
    case 'works':
    case 'probably':
      return null
    case 'not-permitted':
      return `Ask the partner’s operator to permit ${name} for this key.`
    case 'out-of-scope':
      return 'The key may call this, but not for the team that was asked for. Ask for that team, or use another one.'
    case 'failed':
      return isExplained ? 'See Reach above.' : remedyOfFailure(endpoint, evidence.kind)
  }
}

function remedyOfFailure(endpoint: Endpoint, kind: string): string {
  if (!isFailureKind(kind)) return 'Press Check now.'
  const { short, nextStep, adminStep } = chooseWords(kind, endpoint)
  return `${short}. ${adminStep ?? nextStep}`
}

function isFailureKind(kind: string): kind is FailureKind {
  return Object.hasOwn(rules, kind)
}

/** Writes that can be tested without writing. */
export function isTestable(endpoint: Endpoint): endpoint is (typeof writeEndpoints)[number] {
  return writeEndpoints.some((write) => write === endpoint)
}
