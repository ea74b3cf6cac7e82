import 'server-only'
import type { SQL } from 'drizzle-orm'
import type { FailureKind, PartnerFailure } from '../partner/failure/failure'
import type { Lane } from '../partner/pacing/lanes'
import type { Result } from '../partner/result'
import type { Store } from '../store/connection'
import type { Candidate, Uncertainty } from './contract'
import type { AnswerOutcome } from './outcome-table'
import type { DispatchRow } from './row'

/** One process at work. It renews its leases; what it no longer renews is taken over by others. */
export type WorkerId = string

/** How a request waits for the rate limit: `beforeSend` runs at its turn; when it returns false, nothing is sent. */
export type Turn = { lane: Lane; signal: AbortSignal; beforeSend: () => Promise<boolean> }

/**
 * What was read before a write, to compare with afterwards (undefined: what is known already); or the failure for which
 * it has to wait.
 */
export type Prepared = { before: unknown } | { wait: PartnerFailure }

/**
 * The result of reconciling an uncertain write. `later`: again after so many milliseconds, counted in
 * `reconcileAttempts` where something was read; `resend`: it is sent once more; `person`: a person decides.
 */
export type Reconciliation =
  | { to: 'succeeded'; result: unknown }
  | { to: 'later'; afterMs: number; isCounted: boolean; failure?: PartnerFailure }
  | { to: 'resend'; afterMs: number; mayHaveSucceeded: boolean }
  | { to: 'person'; uncertainty: Uncertainty }

/** What an attempt came to. */
export type Outcome = { result: unknown } | { failure: PartnerFailure; state: 'refused' | 'uncertain' }

/** What one kind of write brings along: the worker knows nothing else of it (README.md, kinds of write). */
export type WriteKind = {
  /** Sent twice it does no more than once: an uncertain attempt is retried instead of reconciled. */
  isIdempotent: boolean
  /** Where a failure means something else for this kind than outcome-table.ts says. */
  outcomes?: Partial<Record<FailureKind, AnswerOutcome>>
  /** A resend waits until the attempt before it can no longer be at work: a second one could slip past it. */
  resendsAfterCeiling?: boolean
  /** A person may have an uncertain one reconciled once more. */
  canBeRechecked?: boolean
  /** The body holds a person's data: it is erased once it succeeded. Others are, a week after their end. */
  erasesBodyOnSuccess: boolean
  /** What is left of a result once the person it is about is erased (forget.ts); without it nothing is. */
  forgetPerson?(result: unknown): unknown
  /** `row.before` has `isUnprepared` where a person does not want to wait for it any longer. */
  prepare?(row: DispatchRow, signal: AbortSignal): Promise<Prepared>
  send(row: DispatchRow, turn: Turn): Promise<Result<unknown>>
  /**
   * What is kept of the partner's success, of its answer that it has this already, or of the record that a person
   * chose.
   */
  readResult(row: DispatchRow, end: { answer: unknown } | { there: PartnerFailure } | { chosen: Candidate }): unknown
  /** Finds out what became of an uncertain one; without it a person decides. */
  reconcile?(row: DispatchRow): Promise<Reconciliation>
  /**
   * What uncertain ones have made, as far as the desk holds the partner's records: what is kept of each as its result,
   * by its id. Proves nothing: only a person may say that it is so.
   */
  findArrived?(ids: readonly string[]): Promise<ReadonlyMap<string, unknown>>
  /** Runs in the transaction that saves the outcome. */
  onOutcome?(inside: Store, row: DispatchRow, outcome: Outcome): Promise<void>
}

export type WriteKinds = Readonly<Record<string, WriteKind>>

/**
 * Controls dispatches with a `groupId` (the rows of runs): when they may be sent, and what outcomes mean for the group.
 */
export type Groups = {
  /** A predicate over `dispatches`: a row with a group may leave now. */
  mayBeSent: SQL
  /** A predicate over `dispatches`: its group waits for a person's review since the store may have gone back. */
  isHeld: SQL
  /** Claims up to `count` rows that may be sent; `claimedCounts`: how many this process has claimed of each group. */
  claim(worker: WorkerId, count: number, claimedCounts: ReadonlyMap<string, number>): Promise<DispatchRow[]>
  /** Milliseconds until the next row may be sent; null where none waits for a time. */
  nextDueMs(): Promise<number | null>
  /** Runs in the transaction that saves the outcome. */
  onOutcome(inside: Store, row: DispatchRow, outcome: Outcome): Promise<void>
  /** A person sends a row again: its group goes on where it had ended. Runs in the same transaction. */
  onReopen(inside: Store, groupId: string): Promise<void>
  /**
   * The store may have gone back (README.md, restored stores): nothing of any group is sent before a person's review.
   * Returns how many writes of groups wait, and how many groups may have been started since.
   */
  hold(inside: Store, incidentId: string): Promise<{ writes: number; unstarted: number }>
}
