import { Agent, request } from 'undici'
import { parseJson } from '../records/parse-json'
import { connectToPartner } from './connect'
import { type Endpoint, endpoints, isIdempotent } from './endpoint'
import { failureFromAnswer, failureFromTransport, type TransportFailureKind } from './failure/make-failure'
import { keyEndOf, type Origin } from './failure/origin'
import type { Lane } from './pacing/lanes'
import { mayContainSecret, redactSecrets } from './redact'
import type { Result } from './result'

/** Where and as whom requests are sent. The key leaves the process in the header `X-Api-Key` and in no other way. */
export type Sender = {
  url: string
  key: string
  /** Redacted in every answer, beside the key: the password of the login. */
  secrets?: readonly string[]
  /** Own deadline in milliseconds for one attempt, body included; over the partner's cutoff of 29 s (spec 8). */
  deadlineMs?: number
  /** Names the attempt in logs and failures. */
  newReference: () => string
  /** Called when an attempt has ended, for logs. Never sees a body or a key. */
  onAttempt?: (attempt: AttemptReport) => void
  /** Called when an attempt begins: headers to send along, and what is called with its end. */
  trace?: (endpoint: Endpoint) => { headers: Record<string, string>; onEnd: (attempt: AttemptReport) => void }
}

export type AttemptReport = {
  endpoint: Endpoint
  status: number | null
  kind: string
  durationMs: number
  reference: string
}

export type PartnerRequest = {
  endpoint: Endpoint
  /** Path below the base address, already encoded; left out where the endpoint's own path has no parameter. */
  path?: string
  query?: Record<string, string | number>
  /** Sent as JSON (spec 4). */
  body?: unknown
  /** Sent in place of the key (spec 5.4, deprecated). */
  token?: string
  /** Its lane in the pacer; `person` by default. */
  lane?: Lane | undefined
  signal?: AbortSignal | undefined
  /** Runs when it is the request's turn, right before it is sent; false aborts it, and nothing is sent. */
  beforeSend?: (() => Promise<boolean>) | undefined
}

const deadlineMs = 35_000
const largestAnswerBytes = 16 * 1024 * 1024
const agent = new Agent({ connect: connectToPartner, headersTimeout: 0, bodyTimeout: 0, keepAliveTimeout: 4_000 })

/**
 * Sends one request, once: follows no redirect, retries and caches nothing. The status alone decides success (spec 7).
 * The value is the parsed JSON body; undefined when a successful answer has no readable one.
 */
export async function attempt(sender: Sender, call: PartnerRequest): Promise<Result<unknown>> {
  const startedAt = performance.now()
  const origin = originOf(sender, call)
  const traced = sender.trace?.(call.endpoint)
  const end = (result: Result<unknown>, status: number | null) => {
    const kind = result.ok ? 'ok' : result.failure.kind
    const durationMs = Math.round(performance.now() - startedAt)
    const report = { endpoint: call.endpoint, status, kind, durationMs, reference: origin.reference }
    sender.onAttempt?.(report)
    traced?.onEnd(report)
    return result
  }
  const exchange = await exchangeOnce(sender, call, traced?.headers)
  const { status } = exchange
  // A write that was answered 2xx happened, even where the rest of the answer got lost on the way.
  if (status !== null && status >= 200 && status < 300 && (exchange.failureKind === null || !isRead(call.endpoint)))
    return end(
      { ok: true, value: exchange.failureKind === null ? readValue(exchange.text, origin) : undefined },
      status,
    )
  if (exchange.failureKind !== null && (status === null || status < 300))
    return end({ ok: false, failure: failureFromTransport(origin, exchange.failureKind, status) }, status)
  const answer = { status: status ?? 0, contentType: exchange.contentType || null, body: exchange.text }
  return end({ ok: false, failure: failureFromAnswer(origin, answer) }, status)
}

function readValue(text: string, { secrets = [] }: Origin): unknown {
  const value = parseJson(text)
  // Searching the text is much faster than walking the value, and lists are read thousands of times.
  return mayContainSecret(text, secrets) ? redactSecrets(value, secrets) : value
}

/** What is known of a request before it is answered, under a reference of its own. */
export function originOf(sender: Sender, { endpoint, token }: PartnerRequest): Origin {
  const signedInBy = token === undefined ? 'key' : 'login'
  const secrets = [sender.key, token ?? '', ...(sender.secrets ?? [])]
  return { endpoint, reference: sender.newReference(), keyEnd: keyEndOf(sender.key), signedInBy, secrets }
}

/** The failure for a successful answer that does not hold what the profile looks for. */
export function unreadable(sender: Sender, endpoint: Endpoint): Result<never> {
  return { ok: false, failure: failureFromTransport(originOf(sender, { endpoint }), 'unreadable-answer', 200) }
}

type Exchange = { status: number | null; text: string; failureKind: TransportFailureKind | null; contentType?: string }

async function exchangeOnce(
  sender: Sender,
  call: PartnerRequest,
  traceHeaders: Record<string, string> = {},
): Promise<Exchange> {
  const { method, path } = endpoints[call.endpoint]
  const deadline = startDeadline(sender.deadlineMs ?? deadlineMs)
  const signal = call.signal ? AbortSignal.any([deadline.signal, call.signal]) : deadline.signal
  let status: number | null = null
  try {
    const answer = await request(`${sender.url}${call.path ?? path}`, {
      method,
      dispatcher: agent,
      signal,
      // A write never goes out on a kept connection that the partner may just be closing: its loss would be ambiguous.
      reset: !isIdempotent(call.endpoint),
      headers: {
        ...traceHeaders,
        ...(call.token === undefined ? { 'x-api-key': sender.key } : { authorization: `Bearer ${call.token}` }),
        accept: 'application/json',
        'user-agent': 'partner-desk',
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(call.query ? { query: call.query } : {}),
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    })
    status = answer.statusCode
    const contentType = String(answer.headers['content-type'] ?? '')
    const text = await readText(answer.body, contentType)
    return text === undefined
      ? { status, text: '', failureKind: 'answer-too-large' }
      : { status, text, failureKind: null, contentType }
  } catch (error) {
    if (deadline.signal.aborted) return { status, text: '', failureKind: 'no-answer-in-time' }
    if (call.signal?.aborted) return { status, text: '', failureKind: 'stopped' }
    return {
      status,
      text: '',
      failureKind: status === null && isNeverConnected(error) ? 'unreachable' : 'connection-lost',
    }
  } finally {
    deadline.end()
  }
}

/** Unlike AbortSignal.timeout it can end early: its timer would keep the page that asked in memory until it fires. */
function startDeadline(ms: number) {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ms).unref()
  return { signal: controller.signal, end: () => clearTimeout(timer) }
}

function isRead(endpoint: Endpoint): boolean {
  return endpoints[endpoint].method === 'GET'
}

/** The body as text, or undefined where it is larger than we accept. */
async function readText(body: AsyncIterable<Uint8Array>, contentType: string) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > largestAnswerBytes) return undefined
    chunks.push(chunk)
  }
  return decoderFor(contentType).decode(Buffer.concat(chunks))
}

function decoderFor(contentType: string): TextDecoder {
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

const neverConnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EAI_FAIL|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|EPROTO|CERT_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*|UNABLE_TO_.*|ERR_TLS_.*|ERR_SSL_.*)$/

function isNeverConnected(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.every(isNeverConnected)
  return 'code' in error && neverConnected.test(String(error.code))
}
