import { parseJson } from '../records/parse-json'
import { type Endpoint, isRead } from './endpoint'
import { type Address, type Call, type Exchange, exchangeOnce } from './exchange'
import type { ConnectionIssue } from './failure/connection-issue'
import type { FailureKind, PartnerFailure } from './failure/failure'
import { issueOfText } from './failure/find-issue'
import { failureFromAnswer, failureFromTransport } from './failure/make-failure'
import { keyEndOf, type Origin } from './failure/origin'
import type { Lane } from './pacing/lanes'
import type { PagingHeaders } from './paging/paging-headers'
import { mayContainSecret, redactSecrets } from './redact'
import type { Result } from './result'

export type Sender = Address & {
  /** Redacted in every answer, like the key: the login's password. */
  secrets?: readonly string[]
  /** Generates the reference of an attempt in logs and failures. */
  newReference: () => string
  /** Called when an attempt has ended, for logs. Never receives a body or a key. */
  onAttempt?: (attempt: AttemptReport) => void
  /** Called when an attempt begins: returns headers to send along, and a callback for its end. */
  trace?: (endpoint: Endpoint) => { headers: Record<string, string>; onEnd: (attempt: AttemptReport) => void }
}

export type AttemptReport = {
  endpoint: Endpoint
  status: number | null
  kind: FailureKind | 'ok'
  /** Sent with a login's token instead of the key. */
  signedInBy?: 'login'
  /** What is wrong on the way to the partner, and the network or TLS error code. */
  issue?: ConnectionIssue
  code?: string
  durationMs: number
  reference: string
}

export type PartnerRequest = Call & {
  /**
   * For reads: whether a parsed answer contains the requested list. May learn from the answer how this partner names
   * its fields before it decides.
   */
  acceptList?: (value: unknown) => boolean
  /** Called before that with what the answer's headers say about the list. */
  onPaging?: (paging: PagingHeaders) => void
  /** The body's field that the request is about, see `Origin`. */
  mainField?: string | undefined
  /** Where lists have the team of the URL, see `Origin`. */
  teamPaths?: Origin['teamPaths']
  /** Its lane in the pacer; `person` by default. */
  lane?: Lane | undefined
  /** Runs when the request's turn comes, right before it is sent; false aborts it, and nothing is sent. */
  beforeSend?: (() => Promise<boolean>) | undefined
}

/**
 * Sends one request, once: does not follow redirects, retry or cache. Only the status decides success (spec 7). The
 * value is the parsed JSON body; undefined if a successful answer has no readable one.
 */
export async function attempt(sender: Sender, call: PartnerRequest): Promise<Result<unknown>> {
  const startedAt = performance.now()
  const origin = originOf(sender, call)
  const traced = sender.trace?.(call.endpoint)
  const end = (result: Result<unknown>, status: number | null) => {
    const kind = result.ok ? ('ok' as const) : result.failure.kind
    const { issue, code }: Partial<PartnerFailure> = result.ok ? {} : result.failure
    const durationMs = Math.round(performance.now() - startedAt)
    const report: AttemptReport = {
      endpoint: call.endpoint,
      status,
      kind,
      ...(call.token === undefined ? {} : { signedInBy: 'login' }),
      ...(issue ? { issue } : {}),
      ...(code ? { code } : {}),
      durationMs,
      reference: origin.reference,
    }
    sender.onAttempt?.(report)
    traced?.onEnd(report)
    return result
  }
  const exchange = await exchangeOnce(sender, call, traced?.headers)
  return end(resultOf(sender, call, origin, exchange), exchange.status)
}

function resultOf(sender: Sender, call: PartnerRequest, origin: Origin, exchange: Exchange): Result<unknown> {
  const { status, failureKind, text } = exchange
  const isSuccess = status !== null && status >= 200 && status < 300
  // A write answered with 2xx happened, even if the rest of the answer was lost on the way.
  if (isSuccess && !isRead(call.endpoint) && failureKind !== null) return { ok: true, value: undefined }
  if (isSuccess && failureKind === null) {
    const value = readValue(text, origin)
    call.onPaging?.(exchange.paging)
    const issue = isRead(call.endpoint) ? issueOfList(call, exchange, value) : issueOfWrite(exchange, value)
    if (issue === null) return { ok: true, value }
    return { ok: false, failure: failureFromTransport(origin, 'unreadable-answer', { ...exchange, issue }) }
  }
  if (failureKind !== null && (status === null || status < 300))
    return { ok: false, failure: failureFromTransport(origin, failureKind, exchange) }
  const redirectTarget = targetOf(exchange.location, sender, origin)
  return {
    ok: false,
    failure: failureFromAnswer(origin, { ...exchange, status: status ?? 0, body: text, redirectTarget }),
  }
}

/** Why a successful answer to a read is unusable; null if it is usable. */
function issueOfList(call: PartnerRequest, { text, isEncoded }: Exchange, value: unknown): ConnectionIssue | null {
  if (!call.acceptList || call.acceptList(value)) return null
  return value === undefined ? issueOfText(text, isEncoded) : 'other-shape'
}

/** A web page is not an answer from the partner (spec 4: payloads are JSON), so its 2xx does not prove a write. */
function issueOfWrite({ text, isEncoded }: Exchange, value: unknown): ConnectionIssue | null {
  return value === undefined && issueOfText(text, isEncoded) === 'web-page' ? 'web-page' : null
}

/** Origin and path of a redirect: its query may contain confidential data. */
function targetOf(location: string | null, { url }: Sender, { secrets = [] }: Origin): string | null {
  if (location === null || !URL.canParse(location, `${url}/`)) return null
  const target = new URL(location, `${url}/`)
  const shown = `${target.origin}${target.pathname}`
  return shown.length > 200 || mayContainSecret(shown, secrets) ? null : shown
}

function readValue(text: string, { secrets = [] }: Origin): unknown {
  const value = parseJson(text)
  // Searching the text is much faster than walking the value, and lists are read thousands of times.
  return mayContainSecret(text, secrets) ? redactSecrets(value, secrets) : value
}

/** What is known about a request before it is answered, with a new reference. */
export function originOf(sender: Sender, { endpoint, token, mainField, teamPaths }: PartnerRequest): Origin {
  const signedInBy = token === undefined ? 'key' : 'login'
  const secrets = [sender.key, token ?? '', ...(sender.secrets ?? [])]
  const reference = sender.newReference()
  return { endpoint, reference, keyEnd: keyEndOf(sender.key), signedInBy, secrets, mainField, teamPaths }
}

/** The failure for a successful answer that lacks what the profile looks for. */
export function unreadable(sender: Sender, endpoint: Endpoint): Result<never> {
  return {
    ok: false,
    failure: failureFromTransport(originOf(sender, { endpoint }), 'unreadable-answer', { status: 200 }),
  }
}
