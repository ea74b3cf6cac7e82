/** Connection errors, and a server that is starting, stopping or full (PostgreSQL, appendix A). */
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|E(?:HOST|NET)UNREACH|E(?:HOST|NET)DOWN|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[123]|53300)$/
const messages = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/

/** Whether a statement failed because the database cannot be reached, and not because of the statement itself. */
export function isStoreAway(error: unknown): boolean {
  return isFailedQuery(error) && isOfConnection(error.cause)
}

/** drizzle-orm's error, by its shape: the bundles of a build have a copy of its class each. */
function isFailedQuery(error: unknown): error is Error {
  return error instanceof Error && 'query' in error && 'params' in error
}

function isOfConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.test(String(error.code))) return true
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  return messages.test(error.message) || isOfConnection(inner)
}
