import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { withRetries } from '../retries/retries'
import { type DeskAnswer, DeskError } from './desk-api'

type RetryOptions<T> = {
  /** Under which its retries are shown by `RetryNotice`. */
  name: string
  signal: AbortSignal
  /** What came with the page: the first attempt. */
  first?: DeskAnswer<T> | undefined
  /** For values that hold a failure beside what is known. */
  failureIn?: (value: T) => PartnerFailure | null
  /** Whether the next attempt is a different request, such as a smaller page (spec 7, 504). */
  asksAgain?: () => boolean
}

/** A read of our own server, retried as the partner's failure allows (spec 7, retry rules). Throws a `DeskError`. */
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
