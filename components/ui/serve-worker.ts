import type { FromWorker, ToWorker } from './worker-rpc'

type Post = (message: FromWorker, transfer: Transferable[]) => void
type TransferOf = (result: unknown) => Transferable[]

/**
 * Call this once in a worker: serves the object that `create` returns to `connectWorker`. `transferOf`: the buffers to
 * transfer with a result.
 */
export function serveWorker<T extends object>(
  create: (...args: never[]) => T,
  transferOf: TransferOf = () => [],
): void {
  const answer = createAnswerer(create, (message, transfer) => postMessage(message, { transfer }), transferOf)
  addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void answer(data))
}

/** The worker's message handler, usable without a worker. */
export function createAnswerer<T extends object>(
  create: (...args: never[]) => T,
  post: Post,
  transferOf: TransferOf = () => [],
): (message: ToWorker) => Promise<void> {
  let served: T | null = null
  return async (message) => {
    if (message.kind === 'create') {
      served = untyped(create)(...message.args)
      return
    }
    const { id, method, args, hasProgress } = message
    const report = (value: unknown) => post({ kind: 'progress', id, value }, [])
    try {
      const value = await methodOf(served, method)(...args, ...(hasProgress ? [report] : []))
      post({ kind: 'result', id, value }, transferOf(value))
    } catch (error) {
      post({ kind: 'error', id, message: error instanceof Error ? error.message : String(error) }, [])
    }
  }
}

function methodOf(served: object | null, name: string): (...args: unknown[]) => unknown {
  const method: unknown = served && Object.hasOwn(served, name) ? Reflect.get(served, name) : null
  if (typeof method !== 'function') throw new Error(`The worker has no method ${name}`)
  return (...args) => Reflect.apply(method, served, args)
}

/** Safe: `connectWorker` is typed with the same object, so the arguments match. */
function untyped<Result>(call: (...args: never[]) => Result): (...args: unknown[]) => Result {
  return call as (...args: unknown[]) => Result
}
