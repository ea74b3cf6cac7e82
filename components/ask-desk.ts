import type { Failure } from '@/lib/partner/failure/failure'
import { askToSignInAgain } from './shell/session-ended'

/** What a read of our own addresses can end in beside an answer; the query library wants it thrown. */
export class DeskError extends Error {
  readonly trouble: Trouble
  constructor(trouble: Trouble) {
    super(trouble.kind)
    this.trouble = trouble
  }
}

export type Trouble =
  | { kind: 'partner'; failure: Failure }
  | { kind: 'signed-out' }
  | { kind: 'not-allowed' }
  /** The desk itself could not be reached: offline, or it is being restarted. */
  | { kind: 'desk-unreachable' }
  | { kind: 'desk-fault'; reference: string | null }

/** GET of one of our own addresses: the parsed answer, or a `DeskError`. The server makes one attempt; nothing is repeated here. */
export async function askDesk<T>(url: string, signal: AbortSignal): Promise<T> {
  let answer: Response
  let body: unknown
  try {
    answer = await fetch(url, { signal, headers: { accept: 'application/json' } })
    body = await answer.json()
  } catch (error) {
    if (signal.aborted) throw error
    throw new DeskError({ kind: 'desk-unreachable' })
  }
  // Our own handlers answer by the contract that T names.
  if (answer.ok) return body as T
  throw new DeskError(troubleOf(answer.status, body))
}

function troubleOf(status: number, body: unknown): Trouble {
  const { failure, reference } = body as { failure?: Failure; reference?: string }
  if (failure) return { kind: 'partner', failure }
  if (status === 401) {
    askToSignInAgain()
    return { kind: 'signed-out' }
  }
  if (status === 403) return { kind: 'not-allowed' }
  return { kind: 'desk-fault', reference: reference ?? null }
}
