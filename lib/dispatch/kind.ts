import 'server-only'
import type { PartnerFailure } from '../partner/failure/failure'
import type { Lane } from '../partner/pacing/lanes'
import type { Result } from '../partner/result'
import type { Store } from '../store/connection'
import type { Candidate, Uncertainty } from './contract'
import type { DispatchRow } from './row'

/** How a request asks for its turn: `beforeSend` runs when the pace lets it go; false calls it back, and nothing is sent. */
export type Turn = { lane: Lane; signal: AbortSignal; beforeSend: () => Promise<boolean> }

/** What was read before a write, to compare with afterwards; or the failure for which it has to wait. */
export type Prepared = { before: unknown } | { wait: PartnerFailure }

/** What finding out about an unclear write came to. `again` looks once more, `repeat` sends once more, both after so many milliseconds. */
export type Reconciliation =
  | { to: 'done'; done: unknown }
  | { to: 'again'; afterMs: number; hasLooked: boolean; failure?: PartnerFailure }
  | { to: 'repeat'; afterMs: number; isStillDoubtful: boolean }
  | { to: 'person'; finding: Uncertainty }

/** What an attempt came to. */
export type Outcome = { done: unknown } | { failure: PartnerFailure; state: 'refused' | 'unclear' }

/** What one kind of write does at the partner: the engine knows nothing else of it. */
export type WriteKind = {
  prepare?(row: DispatchRow, signal: AbortSignal): Promise<Prepared>
  send(row: DispatchRow, turn: Turn): Promise<Result<unknown>>
  /** What is kept of the partner's yes; of its word that it has this already; or of the record that a person chose. */
  readDone(row: DispatchRow, end: { answer: unknown } | { there: PartnerFailure } | { chosen: Candidate }): unknown
  /** Finds out about an unclear one. */
  settle?(row: DispatchRow): Promise<Reconciliation>
  /** What else the desk knows by a verdict; in the same transaction. */
  onSettled?(store: Store, row: DispatchRow, verdict: Outcome): Promise<void>
  /** The body is of no use once it is done, and holds a person's data. */
  forgetsBody: boolean
}
