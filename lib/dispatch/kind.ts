import 'server-only'
import type { SQL } from 'drizzle-orm'
import type { FailureKind, PartnerFailure } from '../partner/failure/failure'
import type { Lane } from '../partner/pacing/lanes'
import type { Result } from '../partner/result'
import type { Store } from '../store/connection'
import type { Candidate, Uncertainty } from './contract'
import type { AnswerOutcome } from './outcome-table'
import type { DispatchRow } from './row'

/** One worker process. It renews its leases; when it stops, other workers take over its dispatches. */
export type WorkerId = string

/** How a request waits for the rate limit: `beforeSend` runs when its turn comes; on false, nothing is sent. */
export type Turn = { lane: Lane; signal: AbortSignal; beforeSend: () => Promise<boolean> }

/**
 * What was read before a write, for comparison afterwards (undefined: keep what is known already); the failure that
 * makes it wait; or why a person decides instead, since an earlier attempt may have succeeded after all.
 */
export type Prepared = { before: unknown } | { wait: PartnerFailure } | { uncertainty: Uncertainty }

/**
 * The result of reconciling an uncertain write. `later`: again after `afterMs`, counted in `reconcileAttempts` if
 * something was read; `resend`: it is sent once more; `person`: a person decides.
 */
export type Reconciliation =
  | { to: 'succeeded'; result: unknown }
  | { to: 'later'; afterMs: number; isCounted: boolean; failure?: PartnerFailure }
  | { to: 'resend'; afterMs: number; mayHaveSucceeded: boolean }
  | { to: 'person'; uncertainty: Uncertainty }

/** The outcome of an attempt. */
export type Outcome = { result: unknown } | { failure: PartnerFailure; state: 'refused' | 'uncertain' }

/** Everything the worker knows about one kind of write (README.md, kinds of write). */
export type WriteKind = {
  /** Sending it twice has the same effect as once: an uncertain attempt is retried instead of reconciled. */
  isIdempotent: boolean
  /** Overrides outcome-table.ts where a failure means something else for this kind. */
  outcomes?: Partial<Record<FailureKind, AnswerOutcome>>
  /** A resend waits until the partner can no longer be working on the earlier attempt: both could succeed otherwise. */
  resendsAfterCeiling?: boolean
  /** A person may have an uncertain write reconciled once more. */
  canBeRechecked?: boolean
  /** The body holds personal data: it is erased on success. Other bodies are erased a week after the write ends. */
  erasesBodyOnSuccess: boolean
  /** What remains of a result after its person is erased (forget.ts); without this function, nothing does. */
  forgetPerson?(result: unknown): unknown
  /** `row.before` has `isUnprepared` when a person does not want to wait for the preparation any longer. */
  prepare?(row: DispatchRow, signal: AbortSignal): Promise<Prepared>
  send(row: DispatchRow, turn: Turn): Promise<Result<unknown>>
  /**
   * What to store of the partner's success, of its answer that it already has the record, or of the record that a
   * person chose.
   */
  readResult(row: DispatchRow, end: { answer: unknown } | { there: PartnerFailure } | { chosen: Candidate }): unknown
  /**
   * Finds out what became of an uncertain write; without it, a person decides. Once `signal` is aborted, only a success
   * counts, and anything else is found out again.
   */
  reconcile?(row: DispatchRow, signal: AbortSignal): Promise<Reconciliation>
  /**
   * What uncertain writes have created, as far as the desk holds the partner's records: the result to store for each,
   * by dispatch id. Not proof: only a person may confirm it.
   */
  findArrived?(ids: readonly string[]): Promise<ReadonlyMap<string, unknown>>
  /** Runs in the transaction that saves the outcome. */
  onOutcome?(tx: Store, row: DispatchRow, outcome: Outcome): Promise<void>
  /** Runs once a success that the partner confirmed is saved. Starts work in the background; must not throw. */
  afterSuccess?(result: unknown): void
}

export type WriteKinds = Readonly<Record<string, WriteKind>>

/**
 * Controls dispatches with a `groupId` (the rows of runs): when they may be sent, and what outcomes mean for the group.
 */
export type Groups = {
  /** A predicate over `dispatches`: a row with a group may be sent now. */
  mayBeSent: SQL
  /** A predicate over `dispatches`: its group awaits a person's review because the store may have gone back. */
  isHeld: SQL
  /** Claims up to `count` rows that may be sent; `claimedCounts`: how many this process has claimed per group. */
  claim(worker: WorkerId, count: number, claimedCounts: ReadonlyMap<string, number>): Promise<DispatchRow[]>
  /** Milliseconds until the next row may be sent; null when no row waits for a time. */
  nextDueMs(): Promise<number | null>
  /** Runs in the transaction that saves the outcome; of successes that are saved together, once for each group. */
  onOutcome(tx: Store, row: DispatchRow, outcome: Outcome): Promise<void>
  /** A person sends a row again: its group resumes where it had ended. Runs in the same transaction. */
  onReopen(tx: Store, groupId: string): Promise<void>
  /**
   * The store may have gone back (README.md, restored stores): nothing of any group is sent before a person's review.
   * Returns how many writes of groups wait, and how many groups may have been started since.
   */
  hold(tx: Store, incidentId: string): Promise<{ writes: number; unstarted: number }>
}

/**
 * The store is an older state (README.md, restored stores): withdraws what must not come back with it. Runs in the
 * transaction that holds what is unsent, also where nothing is.
 */
export type WithdrawRestored = (tx: Store) => Promise<void>
