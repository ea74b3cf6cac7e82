import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'

const temporary = new Set(['temporarily_unavailable', 'server_error'])

/** Whether there was no answer that could be checked: a network error, a timeout, or a failing server. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return temporary.has(error.error) || (error instanceof ResponseBodyError && error.status >= 500)
  if (error instanceof TypeError) return true
  if (!(error instanceof ClientError)) return false
  if (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT') return true
  return error.cause instanceof Response && error.cause.status >= 500
}

/**
 * Describes an error of the library in one line, for the log. Uses only codes and the library's own messages: its
 * causes contain claims, codes and the provider's answers.
 */
export function describeOidcError(error: unknown): string {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return `${error.code} ${/^[a-z_]{1,60}$/.test(error.error) ? error.error : 'with an unknown error code'}`
  if (error instanceof ClientError) {
    const status = error.cause instanceof Response ? ` (${error.cause.status})` : ''
    return `${error.code ?? 'unknown'}: ${error.message}${status}${claimOf(error.cause)}`
  }
  if (error instanceof TypeError) return networkReason(error)
  return error instanceof Error ? error.name : 'unknown'
}

/** Returns which claim failed its check; never its value. */
function claimOf(cause: unknown): string {
  const inner = cause instanceof Error ? cause.cause : null
  const claim = typeof inner === 'object' && inner !== null && 'claim' in inner ? String(inner.claim) : ''
  return /^[a-z_]{1,40}$/.test(claim) ? ` (${claim})` : ''
}

function networkReason(error: TypeError): string {
  const cause = error.cause
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
  return /^[A-Z0-9_]{1,60}$/.test(code) ? code : 'the connection failed'
}
