import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { withRetries } from '../retries/retries'
import { type DeskAnswer, DeskError } from './desk-api'

type RetryOptions<T> = {
  /** The name under which `RetryNotice` shows its retries. */
  name: string
  signal: AbortSignal
  /** The result that came with the page; counts as the first attempt. */
  first?: DeskAnswer<T> | undefined
  /** For values that carry a failure along with data. */
  failureIn?: (value: T) => PartnerFailure | null
  /** Whether the next attempt is a different request, such as a smaller page (spec 7, 504). */
  asksAgain?: () => boolean
}

/** Reads from our own server, retrying as the partner's failure allows (spec 7, retry rules). Throws a `DeskError`. */
export async function getWithRetries<T>(
  get: (signal: AbortSignal) => Promise<DeskAnswer<T>>,
  { name, signal, first, failureIn, asksAgain }: RetryOptions<T>,
): Promise<T> {
  const { answer, attempts } = await withRetries(name, get, {
    failureOf(answer) {
      if ('value' in answer) return failureIn?.(answer.value) ?? null
      return answer.error.kind === 'partner' ? answer.error.failure : null
    },
    signal,
    first,
    ...(asksAgain ? { asksAgain } : {}),
  })
  if ('value' in answer) return answer.value
  throw new DeskError(answer.error.kind === 'partner' ? { ...answer.error, attempts } : answer.error)
}
