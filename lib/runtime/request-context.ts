import { AsyncLocalStorage } from 'node:async_hooks'
import { type Language, language, languageOf } from '../text/language'
import { singleton } from './singleton'
import { type Span, type SpanOptions, startSpan } from './tracing'

/**
 * The request being answered. `address` is the peer's, or what a trusted proxy says it is; `route` a pattern without
 * values; `personId` known once the session has been read.
 */
type RequestContext = {
  requestId: string
  address: string
  method?: string
  route?: string
  language?: Language
  /** The language with the browser's region. */
  locale?: string
  personId?: string
  /** It came with X-Forwarded-For although TRUST_PROXY is false: through a proxy that the desk does not know of. */
  isForwarded?: boolean
  span?: Span | null
  /** Nobody waits for it: whatever a person waits for goes first where both wait for the same. */
  isBackground?: boolean
}

const storage = singleton('request-context', () => new AsyncLocalStorage<RequestContext>())

globalThis.requestLanguage = () => languageOf(storage.getStore()?.language)
globalThis.requestLocale = () => storage.getStore()?.locale ?? language()

/** Everything that follows in this execution belongs to the request. */
export function enterRequest(context: RequestContext): void {
  storage.enterWith(context)
}

/** Runs work as part of a request; for tests and for work that outlives it. */
export function runInRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work)
}

/** The reference that a person may quote and the log carries; undefined outside a request. */
export function requestId(): string | undefined {
  return storage.getStore()?.requestId
}

export function isBackground(): boolean {
  return storage.getStore()?.isBackground ?? false
}

/** The address that throttling counts; never a header that the browser may have forged. */
export function requestAddress(): string {
  return storage.getStore()?.address ?? 'unknown'
}

/** Whether the request came through a proxy that the desk does not know of (or claims to). */
export function isForwarded(): boolean {
  return storage.getStore()?.isForwarded ?? false
}

/** What an error's log line says of the request; nothing in it tells who the person is to anybody but the desk. */
export function requestFacts(): Pick<RequestContext, 'method' | 'route' | 'personId'> {
  const { method, route, personId } = storage.getStore() ?? {}
  return { ...(method && { method }), ...(route && { route }), ...(personId && { personId }) }
}

/** From now on it is known whose request this is. */
export function noteRequestPerson(personId: string): void {
  const context = storage.getStore()
  if (context) context.personId = personId
}

/** The step of a trace that is being taken; null where nothing is traced. */
export function currentSpan(): Span | null {
  return storage.getStore()?.span ?? null
}

/** The trace that this belongs to, for the log. */
export function traceId(): string | undefined {
  return currentSpan()?.traceparent.split('-')[1]
}

/** Does work as a step of the current trace, or else of that of `parent`; does it as it is where nothing is traced. */
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
