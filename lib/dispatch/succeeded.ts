import { sanitizeJson } from '../text/sanitize'
import { ended } from './claim'
import type { WriteKind } from './kind'

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
