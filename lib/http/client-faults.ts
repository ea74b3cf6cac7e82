import 'server-only'
import { log } from '../runtime/log'
import { requestFacts } from '../runtime/request-context'

/**
 * Messages that only React's decoder of action arguments throws (react-server-dom-turbopack). Its "Connection closed."
 * and "Invalid reference." are not here: a page of our own that fails to render throws them too.
 */
const undecodable =
  /^(?:Invalid (?:forward reference|(?:Map|Set|Iterator) initializer)\.|Maximum array nesting exceeded|BigInt is too large|Server Function has too many bound arguments)/

const noted = new WeakSet<Error>()

/**
 * Whether the client caused the error: it went away, forged a request, or shows a page of another release. That is no
 * error of the desk: it is logged once in a line of its own, has no error id, and does not count as an error.
 */
export function isClientFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const write = lineFor(error)
  if (!write) return false
  if (!noted.has(error)) write(requestFacts())
  noted.add(error)
  return true
}

/** The messages are Node's (for an aborted request) and Next's (server/app-render/action-handler.js). */
function lineFor(error: Error): ((facts: Record<string, unknown>) => void) | null {
  const { message } = error
  if (message === 'aborted' && 'code' in error && error.code === 'ECONNRESET')
    return (facts) => log.debug(facts, 'a client went away before it had sent its request')
  if (message === 'Invalid Server Actions request.' || message.startsWith('Server Action arguments list is too long'))
    return (facts) => log.warn(facts, 'refused a server action that did not come from a page of the desk')
  if (undecodable.test(message)) return (facts) => log.warn(facts, 'refused a server action that cannot be read')
  if (message.startsWith('Failed to find Server Action'))
    return (facts) => log.warn(facts, 'refused a server action of a page of another release: it must be reloaded')
  return null
}
