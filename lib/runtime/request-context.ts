import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from './singleton'

/** The request being answered. `address` is the peer's, or what a trusted proxy says it is. */
type RequestContext = { requestId: string; address: string }

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
