import { type Endpoint, isWrite } from '../endpoint'
import type { ConnectionIssue } from './connection-issue'
import type { BodyShape, FailureKind } from './failure'

const byCode: [codes: RegExp, issue: ConnectionIssue][] = [
  [/^ENOTFOUND$/, 'unknown-host'],
  [/^EAI_/, 'name-lookup-down'],
  [/^ECONNREFUSED$/, 'port-closed'],
  [/^(?:EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ENETDOWN|EHOSTDOWN|EACCES|EPERM)$/, 'no-route'],
  [/^(?:ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, 'connect-timeout'],
  // OpenSSL's codes for an answer that is not TLS, such as plain HTTP.
  [/^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST|UNKNOWN_PROTOCOL)$/, 'not-tls'],
  [/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/, 'certificate-expired'],
  [/^(?:DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|CERT_UNTRUSTED)/, 'certificate-untrusted'],
  [/^(?:ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/, 'certificate-name'],
  [/^(?:CERT_|INVALID_CA$|INVALID_PURPOSE$|PATH_LENGTH_EXCEEDED$|ERROR_IN_CERT)/, 'certificate-refused'],
  [/^(?:ERR_SSL_|ERR_TLS_|EPROTO$)/, 'tls-refused'],
]

/** Why no connection could be made, by the network's or OpenSSL's code. */
export function issueOfConnect(code: string | null): ConnectionIssue {
  return byCode.find(([codes]) => codes.test(code ?? ''))?.[1] ?? 'closed-while-connecting'
}

/** The issue of an exchange that ended before a complete answer came. */
export function issueOfTransport(
  kind: FailureKind,
  code: string | null,
  status: number | null,
): ConnectionIssue | null {
  if (kind === 'unreachable') return issueOfConnect(code)
  if (kind === 'no-answer-in-time') return status === null ? null : 'too-slow-to-read'
  if (kind !== 'connection-lost') return null
  if (code?.startsWith('HPE_') && status === null) return 'not-http'
  if (/^(?:ERR_SSL_|ERR_TLS_)/.test(code ?? '')) return 'tls-refused'
  return status === null ? 'closed-unanswered' : 'cut-off'
}

const issueByStatus: Partial<Record<number, ConnectionIssue>> = {
  407: 'proxy-sign-in',
  411: 'odd-request',
  414: 'odd-request',
  417: 'odd-request',
  421: 'wrong-host',
  426: 'other-protocol',
  428: 'odd-request',
  431: 'odd-request',
  451: 'legal-reasons',
  511: 'proxy-sign-in',
}

type StatusAnswer = { endpoint: Endpoint; kind: FailureKind; status: number; shape: BodyShape; body: string }

/** The issue that an answer outside 2xx shows beyond its meaning in spec 7. */
export function issueOfStatus({ endpoint, kind, status, shape, body }: StatusAnswer): ConnectionIssue | null {
  // The messages of nginx, Apache and Go for plain HTTP on a TLS port.
  if (status === 400 && /\b(?:HTTP request\b.*\bHTTPS|plain HTTP\b.*\bSSL)/is.test(body.slice(0, 2_000)))
    return 'needs-tls'
  const known = issueByStatus[status]
  if (known) return known
  if (status === 413 && isWrite(endpoint)) return 'too-large'
  if (status === 415 && isWrite(endpoint)) return 'wrong-type'
  if (kind === 'unknown-path') return 'wrong-path'
  if (shape !== 'html') return null
  // The partner's own refusals are JSON; it sends HTML only with 500 (spec 7).
  if (status === 401 || status === 403) return 'proxy-refused'
  if (status === 404 || status === 405) return 'web-page'
  return status === 502 || status === 503 ? 'gateway-page' : null
}

/** Why the text of a successful answer cannot be read. */
export function issueOfText(text: string, isEncoded: boolean): ConnectionIssue {
  const start = text.replace(/^[\s\uFEFF]+/, '').slice(0, 1_000)
  if (start === '' && !isEncoded) return 'empty-answer'
  if (isEncoded || /[\uFFFD\p{Cc}]/u.test(start.replace(/\s/g, ''))) return 'damaged-answer'
  if (start.startsWith('<')) return 'web-page'
  return /^[[{]/.test(start) ? 'cut-off' : 'not-json'
}
