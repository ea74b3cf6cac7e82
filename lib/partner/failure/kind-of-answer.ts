import type { FailureKind } from './failure'
import type { Origin } from './origin'

/**
 * The kind of failure for a status outside 2xx (spec 7, status codes). The sentences only distinguish the kinds of 403.
 */
export function kindOfAnswer(origin: Origin, status: number, sentences: string[]): FailureKind {
  if (status >= 300 && status < 400 && status !== 304) return 'redirected'
  // Only the login returns 401 (spec 5.5); 409 and 412 are specified only for easy apply (spec 4.2).
  if (status === 401) return origin.endpoint === 'log-in' ? 'login-failed' : kindOfRejection(origin, 'key-rejected')
  if (status === 403) return kindOfForbidden(origin, sentences)
  if (status === 409) return origin.endpoint === 'submit-application' ? 'already-applied' : 'conflict'
  if (status === 412) return origin.endpoint === 'submit-application' ? 'job-unavailable' : 'conflict'
  return kindByStatus[status] ?? 'unexpected'
}

/**
 * Besides those of spec 7: statuses that HTTP itself defines as a refusal before any work (RFC 9110, 6585, 7725). After
 * any other, such as 408 or 520, the work may have been done.
 */
const kindByStatus: Partial<Record<number, FailureKind>> = {
  400: 'bad-request',
  404: 'not-found',
  405: 'wrong-method',
  407: 'wrong-method',
  410: 'not-found',
  411: 'wrong-method',
  413: 'bad-request',
  414: 'wrong-method',
  415: 'bad-request',
  417: 'wrong-method',
  421: 'wrong-method',
  422: 'invalid',
  424: 'address-lookup-busy',
  426: 'wrong-method',
  428: 'wrong-method',
  429: 'rate-limited',
  431: 'wrong-method',
  451: 'forbidden',
  500: 'server-error',
  502: 'dependency-failed',
  503: 'unavailable',
  504: 'too-slow',
  511: 'wrong-method',
}

/** The four kinds of 403 (spec 7), recognized by their sentences; `forbidden` if none matches. */
function kindOfForbidden(origin: Origin, sentences: string[]): FailureKind {
  const says = (pattern: RegExp) => sentences.some((sentence) => pattern.test(sentence))
  if (sentences.some(isAboutMemberships)) return 'out-of-scope'
  if (says(/invalid permission/i)) return 'not-permitted'
  if (says(/^missing authentication token\W*$/i)) return 'unknown-path'
  return kindOfRejection(origin, says(/^forbidden\W*$/i) ? 'key-rejected' : 'forbidden')
}

/** Whether a sentence is that of the fourth 403: a team that is not among the memberships. */
export function isAboutMemberships(sentence: string): boolean {
  return /team/i.test(sentence) && /member|belong/i.test(sentence)
}

function kindOfRejection({ signedInBy }: Origin, ofKey: FailureKind): FailureKind {
  return signedInBy === 'login' ? 'login-rejected' : ofKey
}
