import type { BodyErrors } from '../forms/check-body'

/** Limit for what a signed-in user uploads in one request: an application with its files, or rows of a run. */
export const uploadBytes = 8 * 1024 * 1024

/** Why the desk did not carry out a request from its own pages. Nothing was recorded, nothing is sent. */
export type RequestError =
  | { state: 'signed-out' }
  | { state: 'not-allowed'; reason: string }
  | { state: 'invalid'; errors: BodyErrors }

/** `401`: not signed in; `hasEnded`: the session has ended. `403`: the role does not allow it, or see `reason`. */
export type Refusal = { status: 401; hasEnded?: boolean } | { status: 403; reason?: string }

/**
 * `signal` is aborted when the session ends, or its user's role is lowered, before the answer ends; `refusal` then says
 * which. `release` it when the answer has ended.
 */
export type Lifetime = { signal: AbortSignal; refusal: () => Refusal; release: () => void }

/**
 * The action was not carried out: the user has to reauthenticate. `callAction` asks for that and repeats the call.
 */
export type Reauthenticate = { state: 'reauthenticate' }

/** The user last authenticated too long ago for this request. */
export type StaleProof = { status: 'stale-proof' }

/** Checks who is asking. Handlers and actions get it from lib/accounts, so that this room need not know accounts. */
export type Authorize<Session, More = never> = () => Promise<Access<Session> | Refusal | More>

/** `watch` signals when the session ends while the request is being answered. */
type Access<Session> = { session: Session; watch?: () => Lifetime }

/** Response header of a download: the id of the activity entry that records how far it got. */
export const downloadIdHeader = 'x-export-id'

/**
 * What the browser learns about an error that a page threw: its id in the log, and whether only the database was away.
 */
type ErrorDigest = { errorId: string; isStoreAway: boolean }

const away = ' database-away'

export const writeErrorDigest = ({ errorId, isStoreAway }: ErrorDigest) => (isStoreAway ? errorId + away : errorId)

export function readErrorDigest(digest: string): ErrorDigest {
  return { errorId: digest.replace(away, ''), isStoreAway: digest.endsWith(away) }
}
