import type { RunState } from '../bulk-apply/contract'
import type { Dispatch } from '../dispatch/contract'
import type { RequestError } from '../http/contract'
import type { PartnerFailure } from '../partner/failure/failure'

/** The content of the banner. `lastUsedAt`: ISO time of the last sign of life before; null if unknown. */
export type HeldSummary = {
  at: string
  why: string
  lastUsedAt: string | null
  /** How many writes are held: jobs, applications, AI chat settings, and rows of runs without an outcome. */
  held: number
}

/**
 * What sending an application again would show: `off` the partner refuses a second one, so a refusal proves the first;
 * `unknown` that is not known and the partner cannot be asked, so a second one may be accepted.
 */
export type Repeats = 'off' | 'unknown'

export type HeldRun = {
  id: string
  name: string
  who: string
  createdAt: string
  state: RunState
  /** Rows without an outcome. */
  rows: number
  repeats: Repeats
}

/** `repeats` for an application; null for other kinds. */
export type HeldWrite = { dispatch: Dispatch; repeats: Repeats | null }

/** The maximum number of single writes shown, and of those in one decision. */
export const maxHeldWrites = 200

/** `writes`: at most the oldest `maxHeldWrites`; `single` counts all of them. */
export type HeldWrites = { summary: HeldSummary; runs: HeldRun[]; writes: HeldWrite[]; single: number }

/** What a decision is about: everything held, one run, one write, or several writes. */
export type HeldTarget = { of: 'all' } | { of: 'run' | 'write'; id: string } | { of: 'writes'; ids: string[] }

/**
 * `count`: the number of writes shown to the person; if that has changed, nothing is decided. Several writes are
 * decided individually: those that are still held.
 */
export type HeldDecision = { what: 'send' | 'discard'; target: HeldTarget; count: number }

/**
 * `movedOn`: writes that were decided otherwise meanwhile; `toChoose`: those that the partner may already have, which
 * are not sent unless a person chooses. `too-late`: others are held by now, or none of these.
 */
export type HeldDecided =
  | { state: 'decided'; decided: number; movedOn: number; toChoose: number }
  | { state: 'too-late' }
export type HeldAnswer = HeldDecided | RequestError
export type DecideHeldAction = (input: HeldDecision) => Promise<HeldAnswer>

/** `POST /api/held-writes/check`: compares held jobs with GET /jobs. `id` null: all of them. */
export const checkHeldUrl = '/api/held-writes/check'

/**
 * How many jobs were found, may be there, or are not there. `early`: the partner may still be working on what was sent
 * before the restore; `failure`: the list could not be read.
 */
export type CheckedHeld = {
  found: number
  candidates: number
  notThere: number
  early: number
  failure: PartnerFailure | null
}

/** For more writes than this, the person must type their number to confirm. */
export const confirmHeldAbove = 30

/** What identifies the store for the desk. `starts`: of servers on it; `servers`: those alive now; times are ISO. */
export type StoreStatus = {
  kind: 'embedded' | 'server'
  system: string | null
  database: string | null
  timeline: string | null
  starts: number
  servers: number
  lastSeenAt: string | null
}
