import type { BodyErrors } from '../forms/check-body'

/** Of what somebody who is signed in uploads in one request: an application with its files, or rows of a run. */
export const uploadBytes = 8 * 1024 * 1024

/** Why the desk did not carry out a request of its own pages. Nothing was recorded, nothing is sent. */
export type RequestError =
  | { state: 'signed-out' }
  | { state: 'not-allowed'; reason: string }
  | { state: 'invalid'; errors: BodyErrors }

/** `401`: nobody is signed in; `hasEnded`: somebody was. `403`: the role is too small, or what `reason` says. */
export type Refusal = { status: 401; hasEnded?: boolean } | { status: 403; reason?: string }

/** `signal` is aborted when the session ends before the answer does. `release` it when the answer has ended. */
export type Lifetime = { signal: AbortSignal; release: () => void }

/**
 * The action was not carried out: it wants a fresher proof of who the person is. `callAction` asks for it and repeats.
 */
export type Reauthenticate = { state: 'reauthenticate' }

/** The person proved who they are too long ago for what is asked. */
export type StaleProof = { status: 'stale-proof' }

/** Checks who asks. Handlers and actions get it from lib/accounts, so that this room knows no accounts. */
export type Authorize<Session, More = never> = () => Promise<Access<Session> | Refusal | More>

/** `watch` tells when the session ends while the request is answered. */
type Access<Session> = { session: Session; watch?: () => Lifetime }

/** Response header of a download: the id of the activity entry that says how far it got. */
export const downloadIdHeader = 'x-export-id'

/**
 * What the browser is told of an error that a page threw: its id in the log, and whether only the database was away.
 */
type ErrorDigest = { errorId: string; isStoreAway: boolean }

const away = ' database-away'

export const writeErrorDigest = ({ errorId, isStoreAway }: ErrorDigest) => (isStoreAway ? errorId + away : errorId)

export function readErrorDigest(digest: string): ErrorDigest {
  return { errorId: digest.replace(away, ''), isStoreAway: digest.endsWith(away) }
}
