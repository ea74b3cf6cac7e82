import { Agent, type Dispatcher, request } from 'undici'
import { connectToPartner, isConnectError } from './connect'
import { decompress } from './decompress'
import { type Endpoint, endpoints, isIdempotent } from './endpoint'
import { errorCode } from './failure/error-code'
import type { TransportFailureKind } from './failure/make-failure'
import { noPagingHeaders, type PagingHeaders, readPagingHeaders } from './paging/paging-headers'
import { readRetryAfter } from './retry/read-retry-after'

const deadlineMs = 35_000
const maxAnswerBytes = 16 * 1024 * 1024
const connection = { connect: connectToPartner, headersTimeout: 0, bodyTimeout: 0 }
const keepAliveAgent = new Agent({ ...connection, keepAliveTimeout: 4_000, keepAliveMaxTimeout: 4_000 })
/** A new connection for each request: one kept alive may be closing, and a POST lost on it may have arrived. */
const freshAgent = new Agent({ ...connection, pipelining: 0 })

const nothing: Exchange = {
  status: null,
  text: '',
  failureKind: null,
  code: null,
  contentType: null,
  isEncoded: false,
  location: null,
  retryAfterMs: null,
  paging: noPagingHeaders,
}

/** Where to send requests, and with which key. The key leaves the process only in the header `X-Api-Key`. */
export type Address = {
  url: string
  key: string
  /** Our deadline in milliseconds for one attempt, body included; over the partner's cutoff of 29 s (spec 8). */
  deadlineMs?: number
}

export type Call = {
  endpoint: Endpoint
  /** Path below the base address, already encoded; omitted if the endpoint's own path has no parameter. */
  path?: string
  query?: Record<string, string | number>
  /** Sent as JSON (spec 4). */
  body?: unknown
  /** The declared content type of the body, if not JSON. */
  contentType?: 'text/plain'
  /** Sent instead of the key (spec 5.4, deprecated). */
  token?: string
  signal?: AbortSignal | undefined
}

/** The result of one request. `failureKind` is set when no complete answer came, together with the error's code. */
export type Exchange = {
  status: number | null
  text: string
  failureKind: TransportFailureKind | null
  code: string | null
  contentType: string | null
  /** Compressed or otherwise encoded in a way that the desk cannot undo; it never requests that. */
  isEncoded: boolean
  /** The target of a redirect. */
  location: string | null
  /** How many milliseconds it asks the desk to wait; the specification defines no such header. */
  retryAfterMs: number | null
  paging: PagingHeaders
}

/** Sends the request and reads the complete answer. Never rejects. */
export async function exchangeOnce(
  sender: Address,
  call: Call,
  traceHeaders: Record<string, string> = {},
): Promise<Exchange> {
  const { method, path } = endpoints[call.endpoint]
  const deadline = startDeadline(sender.deadlineMs ?? deadlineMs)
  const signal = call.signal ? AbortSignal.any([deadline.signal, call.signal]) : deadline.signal
  const got: Exchange = { ...nothing }
  try {
    const answer = await request(`${sender.url}${call.path ?? path}`, {
      method,
      dispatcher: isIdempotent(call.endpoint) ? keepAliveAgent : freshAgent,
      signal,
      headers: {
        ...traceHeaders,
        ...(call.token === undefined ? { 'x-api-key': sender.key } : { authorization: `Bearer ${call.token}` }),
        accept: 'application/json',
        'user-agent': 'partner-desk',
        ...(call.body === undefined ? {} : { 'content-type': call.contentType ?? 'application/json' }),
      },
      ...(call.query ? { query: call.query } : {}),
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    })
    const { encoding, ...head } = headOf(answer)
    Object.assign(got, head)
    const received = await readBytes(answer.body)
    const decoded = received && encoding !== null ? await decompress(received, encoding, maxAnswerBytes) : received
    if (decoded === undefined || decoded === 'too-large') return { ...got, failureKind: 'answer-too-large' }
    const text = decoderFor(got.contentType ?? '').decode(decoded ?? received)
    return { ...got, text, isEncoded: decoded === null }
  } catch (error) {
    if (deadline.signal.aborted) return { ...got, failureKind: 'no-answer-in-time' }
    if (call.signal?.aborted) return { ...got, failureKind: 'stopped' }
    return { ...got, failureKind: isConnectError(error) ? 'unreachable' : 'connection-lost', code: errorCode(error) }
  } finally {
    deadline.end()
  }
}

function headOf({ statusCode, headers }: Dispatcher.ResponseData) {
  const header = (name: string) => {
    const value = headers[name]
    return (Array.isArray(value) ? value[0] : value) ?? null
  }
  const encoding = header('content-encoding')
  return {
    status: statusCode,
    contentType: header('content-type'),
    encoding: encoding === 'identity' ? null : encoding,
    location: header('location'),
    retryAfterMs: readRetryAfter(header('retry-after')),
    paging: readPagingHeaders(header),
  }
}

/** Unlike AbortSignal.timeout it can end early: the timer would keep the request's page in memory until it fires. */
function startDeadline(ms: number) {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ms).unref()
  return { signal: controller.signal, end: () => clearTimeout(timer) }
}

/** The whole body, or undefined if it is larger than the desk accepts. */
async function readBytes(body: AsyncIterable<Uint8Array>): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxAnswerBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function decoderFor(contentType: string): TextDecoder {
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}
