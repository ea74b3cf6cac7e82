import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { withRetries } from '../retries/retries'
import { askToSignInAgain } from './session-ended'

/** What a read of our own addresses can end in beside an answer; the query library wants it thrown. */
export class DeskFailure extends Error {
  readonly trouble: ApiError
  constructor(trouble: ApiError) {
    super(trouble.kind)
    this.trouble = trouble
  }
}

export type ApiError =
  /** `attempts` that were made in all, the desk's own repeats included. */
  | { kind: 'partner'; failure: PartnerFailure; attempts: number }
  | { kind: 'signed-out' }
  | { kind: 'not-allowed' }
  /** The desk itself could not be reached: offline, or it is being restarted. */
  | { kind: 'desk-unreachable' }
  | { kind: 'desk-fault'; reference: string | null }

export type DeskAnswer<T> = { value: T } | { trouble: ApiError }

type Patience<T> = {
  /** What its repeats are shown under, see `RepeatNotice`. */
  name: string
  signal: AbortSignal
  /** What came with the page, as the first attempt. */
  first?: DeskAnswer<T> | undefined
  /** For answers that hold what is known although the partner failed. */
  failureIn?: (value: T) => PartnerFailure | null
  asksAnew?: () => boolean
}

/** A read of our own addresses: the answer, or a `DeskError` thrown. Repeated in sight of the reader as the partner's failure allows. */
export async function getFromDesk<T>(
  ask: (signal: AbortSignal) => Promise<DeskAnswer<T>>,
  { name, signal, first, failureIn, asksAnew }: Patience<T>,
): Promise<T> {
  const { answer, attempts } = await withRetries(name, ask, {
    failureOf(answer) {
      if ('value' in answer) return failureIn?.(answer.value) ?? null
      return answer.trouble.kind === 'partner' ? answer.trouble.failure : null
    },
    signal,
    first,
    ...(asksAnew ? { asksAnew } : {}),
  })
  if ('value' in answer) return answer.value
  throw new DeskFailure(answer.trouble.kind === 'partner' ? { ...answer.trouble, attempts } : answer.trouble)
}

/** A failure of the partner that the desk met once. */
export function partnerError(failure: PartnerFailure): ApiError {
  return { kind: 'partner', failure, attempts: 1 }
}

/** GET of one of our own addresses, in one attempt. */
export function getOnce<T>(url: string, signal: AbortSignal | undefined): Promise<DeskAnswer<T>> {
  return readAnswer(url, { signal: signal ?? null, headers: { accept: 'application/json' } })
}

/** A question to one of our own addresses whose words may not stand in it, in one attempt. */
export function postToDesk<T>(url: string, question: unknown, signal: AbortSignal): Promise<DeskAnswer<T>> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  return readAnswer(url, { method: 'POST', headers, body: JSON.stringify(question), signal })
}

async function readAnswer<T>(url: string, request: RequestInit): Promise<DeskAnswer<T>> {
  let answer: Response
  let body: unknown
  try {
    answer = await fetch(url, request)
    body = await answer.json()
  } catch (error) {
    if (request.signal?.aborted) throw error
    return { trouble: { kind: 'desk-unreachable' } }
  }
  // Our own handlers answer by the contract that T names.
  if (answer.ok) return { value: body as T }
  return { trouble: apiErrorOf(answer.status, body) }
}

/** What one of our own addresses means by an answer that is not a good one. */
export function apiErrorOf(status: number, body: unknown): ApiError {
  const { failure, reference } = body as { failure?: PartnerFailure; reference?: string }
  if (failure) return partnerError(failure)
  if (status === 401) {
    askToSignInAgain()
    return { kind: 'signed-out' }
  }
  if (status === 403) return { kind: 'not-allowed' }
  return { kind: 'desk-fault', reference: reference ?? null }
}
