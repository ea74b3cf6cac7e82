import { isWrite } from '../../partner/endpoint'
import type { FailureKind } from '../../partner/failure/failure'
import type { AttemptReport } from '../../partner/send'
import type { EvidenceState } from '../contract'

/**
 * How much an answer says about what the key may do. `firm`: it replaces whatever was known. `inferred`: it does not
 * replace a success. `passing`: the partner failed, which says nothing about the key.
 */
export type Evidence = { state: EvidenceState; weight: 'firm' | 'inferred' | 'passing' }

/** Refusals that come after the key was accepted: the endpoint looked at what it was sent. */
const kindsAfterAcceptedKey: FailureKind[] = [
  'already-applied',
  'conflict',
  'job-unavailable',
  'invalid',
  'address-lookup-busy',
]
/** The same, but a partner may also answer like this before it checks the key's permissions. */
const kindsProbablyAfterAcceptedKey: FailureKind[] = ['bad-request', 'not-found']
/** Failures of the connection, or of the path to the endpoint: they last until someone changes something. */
const definiteFailures: FailureKind[] = ['key-rejected', 'unknown-path', 'forbidden', 'wrong-method', 'redirected']
/** Failures that say nothing about the endpoint: the desk was too fast, or did not wait. */
const inconclusive: FailureKind[] = ['rate-limited', 'stopped']

/** Often sent by a proxy on the way, before the partner sees the key. */
const contentTooLarge = 413

/** Returns what an attempt shows about the key's permission for its endpoint; null if it shows nothing. */
export function evidenceOf({ endpoint, kind, status, signedInBy }: AttemptReport): Evidence | null {
  // Sent with a sign-in's token, so it shows nothing about the key.
  if (signedInBy === 'login') return null
  if (kind === 'ok') return { state: 'works', weight: 'firm' }
  if (kind === 'not-permitted' || kind === 'out-of-scope') return { state: kind, weight: 'firm' }
  if (inconclusive.includes(kind) || status === contentTooLarge) return null
  if (definiteFailures.includes(kind)) return { state: 'failed', weight: 'firm' }
  if (isWrite(endpoint)) {
    if (kindsAfterAcceptedKey.includes(kind)) return { state: 'works', weight: 'firm' }
    if (kindsProbablyAfterAcceptedKey.includes(kind)) return { state: 'probably', weight: 'inferred' }
  }
  return { state: 'failed', weight: 'passing' }
}
