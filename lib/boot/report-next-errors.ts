import 'server-only'
import { format } from 'node:util'
import { isClientFault } from '../http/client-faults'
import { readErrorDigest, writeErrorDigest } from '../http/contract'
import { reportUnexpected } from '../http/report-unexpected'
import { isErrorId } from '../runtime/error-id'
import { log } from '../runtime/log'
import { messageOf } from '../runtime/log-text'
import { requestFacts } from '../runtime/request-context'
import { singleton } from '../runtime/singleton'
import { isStoreAway } from '../runtime/store-away'

/**
 * When a page or action throws, Next prints the error and sends its `digest` to the browser: a hash that is the same
 * each time. Printing comes first, so printed errors are reported here, and the error id becomes the digest
 * (`writeErrorDigest`). Anything else printed as an error or a warning is logged as one.
 */
export function reportPrintedErrors(): void {
  if (process.env.NODE_ENV === 'development') return
  singleton('printed-errors', () => {
    console.warn = (...given: unknown[]) => (given.some(isClientFault) ? undefined : logPrinted('warn', given))
    console.error = (...given: unknown[]) => {
      // Next's own line about a forged action contains headers; its error follows.
      if (given.some(isClientFault) || String(given[0]).endsWith('Aborting the action.')) return
      // Next may print a symbol before the error.
      const error = given.find(hasDigest)
      if (!error) return logPrinted('error', given)
      if (isReported(error)) return
      error.digest = writeErrorDigest({ errorId: reportUnexpected(error, sourceOf()), isStoreAway: isStoreAway(error) })
    }
    return true
  })
}

function logPrinted(level: 'warn' | 'error', given: unknown[]): void {
  const err = given.find((one) => one instanceof Error)
  const message = messageOf(format(...given.filter((one) => one !== err)))
  if (err === undefined && message === '') return
  log[level]({ part: 'next', ...(err && { err }) }, message || 'an error was printed')
}

/** For `onRequestError`: reports errors that were not printed before, such as those of a handler that is not ours. */
export function reportRequestError(error: unknown, route: string): void {
  if (isClientFault(error)) return
  if (hasDigest(error) && isReported(error)) return
  reportUnexpected(error, sourceOf(), { route })
}

const sourceOf = () => (requestFacts().method === 'POST' ? 'action' : 'page')

const isReported = ({ digest }: { digest: string }) => isErrorId(readErrorDigest(digest).errorId)

function hasDigest(error: unknown): error is Error & { digest: string } {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string'
}
