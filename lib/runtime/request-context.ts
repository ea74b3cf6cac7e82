import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from './singleton'

/**
 * The request being answered. `address` is the peer's, or what a trusted proxy says it is; `route` a pattern without
 * values; `personId` known once the session has been read.
 */
type RequestContext = { requestId: string; address: string; method?: string; route?: string; personId?: string }

const storage = singleton('request-context', () => new AsyncLocalStorage<RequestContext>())

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

/** The address that throttling counts; never a header that the browser may have forged. */
export function requestAddress(): string {
  return storage.getStore()?.address ?? 'unknown'
}

/** What an error's log line says of the request; nothing in it tells who the person is to anybody but the desk. */
export function requestFacts(): Pick<RequestContext, 'method' | 'route' | 'personId'> {
  const { requestId: _, address: __, ...facts } = storage.getStore() ?? { requestId: '', address: '' }
  return facts
}

/** From now on it is known whose request this is. */
export function noteRequestPerson(personId: string): void {
  const context = storage.getStore()
  if (context) context.personId = personId
}
