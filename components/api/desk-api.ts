import { mappingHeader, warningsHeader } from '@/lib/connection/contract'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { errorIdOf } from '../ui/error-id'
import { idleHeader } from './last-input'
import { mappingFingerprint, warningsFingerprint } from './latest-fingerprints'
import { askToSignInAgain, askToSignInAgainSoon, noteSession } from './session-ended'

/** Why a request to our own server failed. */
export type ApiError =
  /** `attempts`: the total number of attempts. */
  | { kind: 'partner'; failure: PartnerFailure; attempts: number }
  | { kind: 'signed-out' }
  /** `reason`: a sentence when something other than the role is the cause. */
  | { kind: 'not-allowed'; reason: string | null }
  /** Our server did not answer: the browser is offline, or the server is restarting. */
  | { kind: 'desk-unreachable' }
  /**
   * `errorId` finds the error in the server's log; null if the server sent none. `isStoreAway`: the server cannot reach
   * its database, and recovers on its own once it can. `isNotFound`: what was asked for is not there (404).
   */
  | { kind: 'desk-fault'; errorId: string | null; isStoreAway?: true; isNotFound?: true }

/** An `ApiError` as an error to throw, as the query library requires. */
export class DeskError extends Error {
  readonly reason: ApiError
  constructor(reason: ApiError) {
    super(reason.kind)
    this.reason = reason
  }
}

export type DeskAnswer<T> = { value: T } | { error: ApiError }

/** Sends a GET to one of our own URLs, in one attempt. Rejects only when `signal` is aborted. */
export function getFromDesk<T>(url: string, signal: AbortSignal | undefined): Promise<DeskAnswer<T>> {
  return request(url, getOf(signal))
}

/** Like `getFromDesk`, for background requests: when the session has ended, a user who is typing is not interrupted. */
export function getInBackground<T>(url: string, signal: AbortSignal | undefined): Promise<DeskAnswer<T>> {
  return request(url, getOf(signal), askToSignInAgainSoon)
}

/**
 * Sends `body` as JSON in a POST, in one attempt; also for reads whose parameters must not appear in a URL. Rejects
 * like `getFromDesk`.
 */
export function postToDesk<T>(url: string, body: unknown, signal?: AbortSignal): Promise<DeskAnswer<T>> {
  return request(url, postOf(body, signal))
}

/** Like `postToDesk`, for background requests: when the session has ended, a user who is typing is not interrupted. */
export function postInBackground<T>(url: string, body: unknown, signal: AbortSignal): Promise<DeskAnswer<T>> {
  return request(url, postOf(body, signal), askToSignInAgainSoon)
}

function getOf(signal: AbortSignal | null = null): RequestInit {
  return { headers: { accept: 'application/json', ...idleHeader() }, signal }
}

function postOf(body: unknown, signal: AbortSignal | null = null): RequestInit {
  const headers = { accept: 'application/json', 'content-type': 'application/json', ...idleHeader() }
  return { method: 'POST', headers, body: JSON.stringify(body), signal }
}

/** For query functions: returns the value, or throws a `DeskError`. */
export function valueOrThrow<T>(answer: DeskAnswer<T>): T {
  if ('value' in answer) return answer.value
  throw new DeskError(answer.error)
}

/** A partner failure after a single attempt. */
export function partnerError(failure: PartnerFailure): ApiError {
  return { kind: 'partner', failure, attempts: 1 }
}

/**
 * Interprets an error response of our own server. Opens the sign-in over the page when the session has ended.
 */
export function readApiError(status: number, body: unknown, askToSignIn = askToSignInAgain): ApiError {
  // Safe: our own handlers send errors in this shape (lib/http).
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
  const more = { ...(isStoreAway && { isStoreAway }), ...(status === 404 && { isNotFound: true as const }) }
  return { kind: 'desk-fault', errorId: errorId ?? null, ...more }
}

/** Returns the reason for anything thrown; anything but a `DeskError` counts as a fault in our code. */
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
  mappingFingerprint.note(answer.headers.get(mappingHeader))
  warningsFingerprint.note(answer.headers.get(warningsHeader))
  if (!answer.ok) return { error: readApiError(answer.status, body, askToSignIn) }
  noteSession()
  // Safe: our own handlers follow the contract that T names.
  return { value: body as T }
}
