import { mappingHeader, warningsHeader } from '@/lib/connection/contract'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { errorIdOf } from '../ui/error-id'
import { idleHeader } from './last-input'
import { mappingMark, warningsMark } from './noted-marks'
import { askToSignInAgain, askToSignInAgainSoon } from './session-ended'

/** Why a request to our own server brought no answer. */
export type ApiError =
  /** `attempts`: how many were made in all. */
  | { kind: 'partner'; failure: PartnerFailure; attempts: number }
  | { kind: 'signed-out' }
  /** `reason`: a sentence where it is not the role that is missing. */
  | { kind: 'not-allowed'; reason: string | null }
  /** Our server did not answer: offline, or it is being restarted. */
  | { kind: 'desk-unreachable' }
  /**
   * `errorId` finds the error in the server's log; null where the server sent none. `isStoreAway`: the server cannot
   * reach its database, and goes on by itself once it can.
   */
  | { kind: 'desk-fault'; errorId: string | null; isStoreAway?: true }

/** An `ApiError` to be thrown, as the query library wants it. */
export class DeskError extends Error {
  readonly reason: ApiError
  constructor(reason: ApiError) {
    super(reason.kind)
    this.reason = reason
  }
}

export type DeskAnswer<T> = { value: T } | { error: ApiError }

/** GET of one of our own URLs, in one attempt. Rejects only when `signal` is aborted. */
export function getFromDesk<T>(url: string, signal: AbortSignal | undefined): Promise<DeskAnswer<T>> {
  return request(url, { signal: signal ?? null, headers: { accept: 'application/json', ...idleHeader() } })
}

/** As `getFromDesk`, for what nobody waits for: a session that has ended interrupts nobody who is typing. */
export function getInBackground<T>(url: string, signal: AbortSignal | undefined): Promise<DeskAnswer<T>> {
  const init = { signal: signal ?? null, headers: { accept: 'application/json', ...idleHeader() } }
  return request(url, init, askToSignInAgainSoon)
}

/**
 * POST of `body` as JSON, in one attempt; for reads too whose parameters may not stand in a URL. Rejects as
 * `getFromDesk`.
 */
export function postToDesk<T>(url: string, body: unknown, signal: AbortSignal): Promise<DeskAnswer<T>> {
  return request(url, postOf(body, signal))
}

/** As `postToDesk`, for what nobody waits for: a session that has ended interrupts nobody who is typing. */
export function postInBackground<T>(url: string, body: unknown, signal: AbortSignal): Promise<DeskAnswer<T>> {
  return request(url, postOf(body, signal), askToSignInAgainSoon)
}

function postOf(body: unknown, signal: AbortSignal): RequestInit {
  const headers = { accept: 'application/json', 'content-type': 'application/json', ...idleHeader() }
  return { method: 'POST', headers, body: JSON.stringify(body), signal }
}

/** For query functions: the value, or a `DeskError` thrown. */
export function valueOrThrow<T>(answer: DeskAnswer<T>): T {
  if ('value' in answer) return answer.value
  throw new DeskError(answer.error)
}

/** A failure of the partner after one attempt. */
export function partnerError(failure: PartnerFailure): ApiError {
  return { kind: 'partner', failure, attempts: 1 }
}

/**
 * What an answer of our own server without success means. Opens the sign-in over the page when the session has ended.
 */
export function readApiError(status: number, body: unknown, askToSignIn = askToSignInAgain): ApiError {
  // Our own handlers answer errors in this shape (lib/http).
  const { failure, errorId, reason, isStoreAway } = body as {
    failure?: PartnerFailure
    errorId?: string
    reason?: string
    isStoreAway?: true
  }
  if (failure) return partnerError(failure)
  if (status === 401) {
    askToSignIn()
    return { kind: 'signed-out' }
  }
  if (status === 403) return { kind: 'not-allowed', reason: reason ?? null }
  return { kind: 'desk-fault', errorId: errorId ?? null, ...(isStoreAway && { isStoreAway }) }
}

/** The reason of whatever was thrown; what is no `DeskError` is a fault of ours. */
export function reasonOf(error: unknown): ApiError {
  return error instanceof DeskError ? error.reason : { kind: 'desk-fault', errorId: errorIdOf(error) }
}

async function request<T>(url: string, init: RequestInit, askToSignIn = askToSignInAgain): Promise<DeskAnswer<T>> {
  let answer: Response
  let body: unknown
  try {
    answer = await fetch(url, init)
    body = await answer.json()
  } catch (error) {
    if (init.signal?.aborted) throw error
    return { error: { kind: 'desk-unreachable' } }
  }
  mappingMark.note(answer.headers.get(mappingHeader))
  warningsMark.note(answer.headers.get(warningsHeader))
  // Our own handlers answer by the contract that T names.
  if (answer.ok) return { value: body as T }
  return { error: readApiError(answer.status, body, askToSignIn) }
}
