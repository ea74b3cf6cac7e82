import { DrizzleQueryError } from 'drizzle-orm/errors'

/** Of the connection, and of a server that starts, stops or takes no more connections (PostgreSQL, appendix A). */
const codes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[123]|53300)$/
const messages = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/

/** Whether a statement failed because the desk's database cannot be reached at the moment, and not in itself. */
export function isStoreAway(error: unknown): boolean {
  return error instanceof DrizzleQueryError && isOfConnection(error.cause)
}

function isOfConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.test(String(error.code))) return true
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  return messages.test(error.message) || isOfConnection(inner)
}
