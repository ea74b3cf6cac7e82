import type { BodyErrors } from '../forms/check-body'
import type { Failure } from '../partner/failure/failure'

/**
 * What became of a write, as far as it is known (design/dispatch.md): `done` happened, `refused` did not,
 * `unclear` may or may not have.
 */
export type Verdict<Done> =
  | { state: 'done'; done: Done }
  | { state: 'refused'; failure: Failure }
  | { state: 'unclear'; failure: Failure }

/** Why the desk itself did not take a write. Nothing was sent. */
export type NotTaken =
  | { state: 'signed-out' }
  | { state: 'not-allowed'; reason: string }
  | { state: 'invalid'; errors: BodyErrors }

export type WriteAnswer<Done> = Verdict<Done> | NotTaken
