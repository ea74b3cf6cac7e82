import 'server-only'
import { isClientFault } from '../http/client-faults'
import { reportUnexpected } from '../http/report-unexpected'
import { isErrorId } from '../runtime/error-id'
import { requestFacts } from '../runtime/request-context'
import { singleton } from '../runtime/singleton'

/**
 * Pages and actions that throw are caught by Next, which prints the error and sends its `digest` to the browser: a hash
 * that is the same each time. Printing comes first, so what Next prints is reported here, and the id becomes the
 * digest.
 */
export function reportPrintedErrors(): void {
  if (process.env.NODE_ENV === 'development') return
  singleton('printed-errors', () => {
    const print = console.error.bind(console)
    const warn = console.warn.bind(console)
    console.warn = (...given: unknown[]) => (given.some(isClientFault) ? undefined : warn(...given))
    console.error = (...given: unknown[]) => {
      // Next's own line about a forged action holds headers; its error follows.
      if (given.some(isClientFault) || String(given[0]).endsWith('Aborting the action.')) return
      // Next may put a sign in front of it.
      const error = given.find(hasDigest)
      if (!error) return print(...given)
      if (!isErrorId(error.digest)) error.digest = reportUnexpected(error, placeOf())
    }
    return true
  })
}

/** For `onRequestError`: what reached Next without being printed before, such as a handler that is not ours. */
export function reportRequestError(error: unknown, route: string): void {
  if (isClientFault(error)) return
  if (hasDigest(error) && isErrorId(error.digest)) return
  reportUnexpected(error, placeOf(), { route })
}

const placeOf = () => (requestFacts().method === 'POST' ? 'action' : 'page')

function hasDigest(error: unknown): error is Error & { digest: string } {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string'
}
