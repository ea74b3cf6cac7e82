import { sql } from 'drizzle-orm'
import { sanitizeJson } from '../text/sanitize'
import type { WriteKind } from './kind'

/** The columns of a dispatch that ends without being sent again. */
export const ended = { notBefore: null, endedAt: sql`now()`, worker: null, leaseUntil: null }

/** The columns of a dispatch that has proved to be at the partner; `result` as `WriteKind.readResult` returns it. */
export function succeededWith(kind: WriteKind, result: unknown) {
  return {
    ...ended,
    result: sanitizeJson(result),
    failure: null,
    uncertainty: null,
    mayHaveSucceeded: false,
    before: null,
    ...(kind.erasesBodyOnSuccess ? { body: '' } : {}),
  }
}
