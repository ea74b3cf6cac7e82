import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { type Language, language, languageOf } from '../text/language'
import { singleton } from './singleton'
import { type Span, type SpanOptions, startSpan } from './tracing'

/**
 * The request being answered. `address` is the peer's, or the one a trusted proxy reports; `route` is a pattern without
 * values; `personId` is known once the session has been read.
 */
type RequestContext = {
  requestId: string
  address: string
  response?: ServerResponse
  method?: string
  route?: string
  language?: Language
  /** The language with the browser's region. */
  locale?: string
  personId?: string
  /** It has X-Forwarded-For although TRUST_PROXY is false: it came through a proxy that the desk does not know of. */
  isForwarded?: boolean
  span?: Span | null
  /** Background work, which yields to what a user waits for when both need the same resource. */
  isBackground?: boolean
}

const storage = singleton('request-context', () => new AsyncLocalStorage<RequestContext>())

globalThis.requestLanguage = () => languageOf(storage.getStore()?.language)
globalThis.requestLocale = () => storage.getStore()?.locale ?? language()

/** Makes everything that follows in this execution part of the request. */
export function enterRequest(context: RequestContext): void {
  storage.enterWith(context)
}

/** Runs work as part of a request; for tests, and for work that outlives the request. */
export function runInRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work)
}

/** The request id that users may quote and the log contains; undefined outside a request. */
export function requestId(): string | undefined {
  return storage.getStore()?.requestId
}

export function isBackground(): boolean {
  return storage.getStore()?.isBackground ?? false
}

/** The address that throttling counts by; never taken from a header that the browser may have forged. */
export function requestAddress(): string {
  return storage.getStore()?.address ?? 'unknown'
}

/** Whether the request came, or claims to have come, through a proxy that the desk does not know of. */
export function isForwarded(): boolean {
  return storage.getStore()?.isForwarded ?? false
}

/** What an error's log line says about the request; nothing in it identifies the person outside the desk. */
export function requestFacts(): Pick<RequestContext, 'method' | 'route' | 'personId'> {
  const { method, route, personId } = storage.getStore() ?? {}
  return { ...(method && { method }), ...(route && { route }), ...(personId && { personId }) }
}

/** The response to the request; undefined outside a request. */
export function currentResponse(): ServerResponse | undefined {
  return storage.getStore()?.response
}

/** Records whose request this is. */
export function noteRequestPerson(personId: string): void {
  const context = storage.getStore()
  if (context) context.personId = personId
}

/** The current trace span; null when nothing is traced. */
export function currentSpan(): Span | null {
  return storage.getStore()?.span ?? null
}

/** The id of the current trace, for the log. */
export function traceId(): string | undefined {
  return currentSpan()?.traceparent.split('-')[1]
}

/** Runs work in a span of the current trace, or else of `parent`'s; just runs it when nothing is traced. */
export async function inSpan<T>(
  name: string,
  { parent = null, ...options }: Partial<SpanOptions>,
  work: () => Promise<T>,
): Promise<T> {
  const context = storage.getStore()
  const span = startSpan(name, { parent: context?.span?.traceparent ?? parent, ...options })
  if (!span) return work()
  let failure: string | undefined
  try {
    return await storage.run({ requestId: '', address: 'none', ...context, span }, work)
  } catch (error) {
    failure = 'internal-error'
    throw error
  } finally {
    span.end(failure)
  }
}
