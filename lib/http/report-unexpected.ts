import 'server-only'
import { metrics } from '../metrics/metrics'
import { newErrorId } from '../runtime/error-id'
import { log } from '../runtime/log'
import { currentSpan, requestFacts } from '../runtime/request-context'

/** Where an unexpected error was caught: in a handler, a server action, a page, or the worker. */
export const errorSources = ['handler', 'action', 'page', 'worker'] as const
type ErrorSource = (typeof errorSources)[number]

/**
 * The one place for unexpected errors (bugs, a broken store): counts the error, writes the one log line that holds
 * everything but personal data, and returns the id by which a user can ask for that line.
 */
export function reportUnexpected(error: unknown, where: ErrorSource, fields: Record<string, unknown> = {}): string {
  const errorId = newErrorId()
  metrics().unexpectedErrors.inc({ where })
  currentSpan()?.set({ 'desk.error_id': errorId })
  log.error({ err: error, errorId, where, ...requestFacts(), ...fields }, 'unexpected error')
  return errorId
}
