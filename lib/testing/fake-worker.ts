import { createAnswerer } from '../../components/ui/serve-worker'
import type { FromWorker, ToWorker, WorkerPort } from '../../components/ui/worker-rpc'

/** A web worker in this process: messages are copied on the way, as in a browser. It can stop answering and die. */
export class FakeWorker extends EventTarget implements WorkerPort {
  readonly received: ToWorker[] = []
  isTerminated = false
  isSilent = false
  private readonly answer: (message: ToWorker) => Promise<void>

  constructor(create: (...args: never[]) => object, transferOf?: (result: unknown) => Transferable[]) {
    super()
    this.answer = createAnswerer(create, (message, transfer) => this.deliver(message, transfer), transferOf)
  }

  postMessage(message: ToWorker) {
    const copy = structuredClone(message)
    this.received.push(copy)
    queueMicrotask(() => this.isSilent || void this.answer(copy))
  }

  terminate() {
    this.isTerminated = true
  }

  /** Fails as when the browser runs out of memory; returns whether the page handled the event. */
  die(type: 'error' | 'messageerror' = 'error'): boolean {
    this.isSilent = true
    const event = new Event(type, { cancelable: true })
    this.dispatchEvent(event)
    return event.defaultPrevented
  }

  private deliver(message: FromWorker, transfer: Transferable[]) {
    const data = structuredClone(message, { transfer })
    queueMicrotask(() => this.isTerminated || this.dispatchEvent(new MessageEvent('message', { data })))
  }
}
