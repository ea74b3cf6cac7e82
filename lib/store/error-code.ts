/**
 * Whether PostgreSQL reported one of these error codes (SQLSTATE, five characters), in the error itself or in one that
 * it was caused by.
 */
export function hasErrorCode(error: unknown, codes: RegExp): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && codes.test(String(error.code))) || hasErrorCode(error.cause, codes)
}
