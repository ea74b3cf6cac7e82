import 'server-only'
import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage as Incoming, type IncomingMessage, ServerResponse } from 'node:http'
import { config } from '@/lib/runtime/config'
import { metrics } from '../metrics/metrics'
import { log } from '../runtime/log'
import { enterRequest } from '../runtime/request-context'
import { languageOfRequest, localeOfRequest } from '../runtime/request-language'
import { serverState } from '../runtime/server-state'
import { singleton } from '../runtime/singleton'
import { type Span, startSpan } from '../runtime/tracing'
import { cleanHeaders, forwardedAddress, peerAddress } from './clean-headers'
import { refuseMethods } from './refuse-methods'
import { routePattern } from './route-pattern'
import { setSafeHeaders } from './safe-headers'

/**
 * Gives every request an id, clean headers, a context and a log line. Node publishes this channel before Next sees the
 * request; `proxy.ts` sees neither sockets nor answers.
 */
export function observeRequests(): void {
  singleton('observe-requests', () => {
    subscribe('http.server.request.start', onStart)
    refuseMethods()
    return true
  })
}

function onStart(message: unknown): void {
  if (typeof message !== 'object' || message === null) return
  const { request, response }: { request?: unknown; response?: unknown } = message
  if (!(request instanceof Incoming) || !(response instanceof ServerResponse)) return
  const { trustsProxy } = config().app
  const requestId = randomUUID()
  const address = peerAddress(request, trustsProxy)
  const hasHops = request.headers['x-forwarded-for'] !== undefined && forwardedAddress(request) === null
  const isForwarded = !trustsProxy && hasHops
  if (isForwarded) warnOfProxy()
  cleanHeaders(request, requestId, address, trustsProxy)
  setSafeHeaders(response, pathOf(request), request.headers)
  const route = routePattern(pathOf(request))
  const method = methods.find((method) => method === request.method) ?? 'other'
  const span = isTraced(route) ? startRequestSpan(request, { requestId, method, route, trustsProxy }) : null
  const language = languageOfRequest(request.headers)
  const locale = localeOfRequest(request.headers)
  enterRequest({ requestId, address, response, method, route, span, isForwarded, language, locale })
  if (serverState.isStopping) response.setHeader('connection', 'close')
  follow(request, response, { requestId, method, route, span })
}

/** Warns only once: otherwise anyone who sends the header could fill the log. */
function warnOfProxy(): void {
  singleton('warned-of-proxy', () => {
    log.warn('a request came with X-Forwarded-For: behind a proxy set TRUST_PROXY=true, or everyone has its address')
    return true
  })
}

type Followed = { requestId: string; method: string; route: string; span: Span | null }

/** "close" is emitted after every answer, even when the client did not wait for it. */
function follow(
  request: IncomingMessage,
  response: ServerResponse,
  { requestId, method, route, span }: Followed,
): void {
  const startedMs = performance.now()
  const path = pathOf(request)
  serverState.inFlight += 1
  response.once('close', () => {
    serverState.inFlight -= 1
    if (path.startsWith('/_next/static/')) return
    count(method, route, response.statusCode, performance.now() - startedMs)
    span?.set({ 'http.response.status_code': response.statusCode })
    span?.end(response.statusCode >= 500 ? String(response.statusCode) : undefined)
    const fields = {
      requestId,
      method: request.method,
      path,
      status: response.statusCode,
      durationMs: Math.round(performance.now() - startedMs),
    }
    log.info(fields, response.writableFinished ? 'request' : 'request given up by the client')
  })
}

/** Monitoring requests would fill the traces. */
const isTraced = (route: string) => route !== '/api/metrics' && !route.startsWith('/api/health/')

function startRequestSpan(
  { url, headers }: IncomingMessage,
  { requestId, method, route, trustsProxy }: { requestId: string; method: string; route: string; trustsProxy: boolean },
): Span | null {
  if (url?.startsWith('/_next/static/')) return null
  const { traceparent } = headers
  // A stranger must not choose our trace ids, nor whether they are sampled.
  const parent = trustsProxy && typeof traceparent === 'string' ? traceparent : null
  const facts = { 'http.request.method': method, 'http.route': route, 'desk.request_id': requestId }
  return startSpan(`${method} ${route}`, { kind: 'server', parent, facts })
}

const methods = ['GET', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

function count(method: string, route: string, status: number, durationMs: number): void {
  const labels = { method, route }
  metrics().requests.inc({ ...labels, status })
  metrics().requestSeconds.observe(labels, durationMs / 1000)
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split(/[?#]/, 1)[0] ?? ''
}
