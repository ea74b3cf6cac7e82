/** The part of the `Worker` interface that is used. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

/**
 * The first message creates the object. A callback cannot be posted: `hasProgress` stands for it as the last argument.
 */
export type ToWorker =
  | { kind: 'create'; args: unknown[] }
  | { kind: 'call'; id: number; method: string; args: unknown[]; hasProgress: boolean }
export type FromWorker =
  | { kind: 'progress'; id: number; value: unknown }
  | { kind: 'result'; id: number; value: unknown }
  | { kind: 'error'; id: number; message: string }

type Method = (...args: never[]) => unknown
type MethodName<T> = { [Name in keyof T]: T[Name] extends Method ? Name : never }[keyof T] & string
type ArgsOf<M> = M extends (...args: infer Args) => unknown ? Args : never
type ResultOf<M> = M extends (...args: never[]) => infer Result ? Awaited<Result> : never

/** An object that lives in a worker; see `serveWorker`. */
export type RemoteObject<T> = {
  /**
   * A callback passed as the last argument is called here for each value that the worker reports. Rejects with what the
   * method throws.
   */
  call<Name extends MethodName<T>>(method: Name, ...args: ArgsOf<T[Name]>): Promise<ResultOf<T[Name]>>
  /** Terminates the worker; open and later calls reject with `reason`. */
  close(reason: Error): void
}

/** The browser terminated the worker, or could not start it. */
export class WorkerLostError extends Error {}

type RemoteOptions = {
  /** Arguments for the function that creates the object in the worker. */
  args?: unknown[]
  /**
   * An open call without a result or progress for this long means that the worker is dead: browsers can terminate one
   * silently.
   */
  silenceMs: number
  lostMessage?: string
}

type OpenCall = {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
  onProgress: ((value: unknown) => void) | null
}

export function connectWorker<T>(
  startWorker: () => WorkerPort,
  { args = [], silenceMs, lostMessage = 'The browser ended the worker' }: RemoteOptions,
): RemoteObject<T> {
  const openCalls = new Map<number, OpenCall>()
  let nextId = 0
  let ended: Error | null = null
  let silence: ReturnType<typeof setTimeout> | undefined
  const worker = start()

  function start(): WorkerPort | null {
    try {
      const started = startWorker()
      started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => receive(data))
      started.addEventListener('error', lose)
      started.addEventListener('messageerror', lose)
      started.postMessage({ kind: 'create', args } satisfies ToWorker)
      return started
    } catch {
      ended = new WorkerLostError(lostMessage)
      return null
    }
  }

  function watchSilence() {
    clearTimeout(silence)
    if (openCalls.size > 0) silence = setTimeout(lose, silenceMs)
  }

  function receive(message: FromWorker) {
    const open = openCalls.get(message.id)
    if (!open) return
    if (message.kind === 'progress') open.onProgress?.(message.value)
    else openCalls.delete(message.id)
    watchSilence()
    if (message.kind === 'result') open.resolve(message.value)
    if (message.kind === 'error') open.reject(new Error(message.message))
  }

  function lose(event?: Event) {
    // The rejected calls report it; it is not an error of the page.
    event?.preventDefault()
    close(new WorkerLostError(lostMessage))
  }

  function close(reason: Error) {
    if (ended) return
    ended = reason
    clearTimeout(silence)
    worker?.terminate()
    for (const { reject } of openCalls.values()) reject(reason)
    openCalls.clear()
  }

  return {
    call<Name extends MethodName<T>>(method: Name, ...args: ArgsOf<T[Name]>) {
      return new Promise<ResultOf<T[Name]>>((resolve, reject) => {
        if (ended) return reject(ended)
        const id = nextId++
        const callback = progressCallback(args.at(-1))
        const posted = callback ? args.slice(0, -1) : args
        try {
          worker?.postMessage({
            kind: 'call',
            id,
            method,
            args: posted,
            hasProgress: callback !== null,
          } satisfies ToWorker)
        } catch {
          return reject(new Error('This could not be sent to the worker'))
        }
        openCalls.set(id, { resolve: typedResolve(resolve), reject, onProgress: callback })
        watchSilence()
      })
    },
    close,
  }
}

/** Safe: `T` describes the object that the worker serves, so the value has the type of the method's result. */
function typedResolve<Result>(resolve: (value: Result) => void): (value: unknown) => void {
  return resolve as (value: unknown) => void
}

function progressCallback(arg: unknown): ((value: unknown) => void) | null {
  return typeof arg === 'function' ? (value) => void arg(value) : null
}
