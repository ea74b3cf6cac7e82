import 'server-only'
import type { IncomingMessage } from 'node:http'
import { scanJson } from '../records/scan-json'
import { actionRefusal, isMultipart, noForm } from './action-refusal'
import type { BodyLimits } from './body-limits'
import type { RequestRefusal } from './refuse-request'
import { sizeInWords } from './size-in-words'
import { httpWords } from './words'

/** Limit for all bodies arriving at once: what a server with 512 MB can hold besides its work. */
const maxHeldBytes = 128 * 1024 * 1024

const tooSlow = (): RequestRefusal => ({ status: 408, error: httpWords.tookTooLong })
const tooManyParts = (): RequestRefusal => ({ status: 413, error: httpWords.tooManyParts })
const tooMuch = (): RequestRefusal => ({ status: 503, error: httpWords.receivingTooMuch })

/**
 * Holds a body back until all of it has arrived, then resolves with null: readers of the request then find the body as
 * if it had just arrived. Resolves with a refusal as soon as one is due; the rest of the body is then discarded. Never
 * resolves when the client goes away.
 */
export function receiveBody(request: IncomingMessage, limits: BodyLimits): Promise<RequestRefusal | null> {
  const announced = Number(request.headers['content-length'] ?? 0)
  return new Promise((resolve) => {
    const held = new HeldBody(request)
    const end = (refusal: RequestRefusal | null) => {
      clearTimeout(timer)
      held.end(refusal === null)
      resolve(refusal)
    }
    const timer = setTimeout(() => end(tooSlow()), limits.ms)
    request.once('close', () => {
      clearTimeout(timer)
      held.end(false)
    })
    if (isMultipart(request.headers)) return end(noForm())
    const tooLarge: RequestRefusal = { status: 413, error: httpWords.sendAtMost({ size: sizeInWords(limits.bytes) }) }
    if (announced > limits.bytes) return end(tooLarge)
    held.onPart = (size) => {
      if (size > limits.bytes) end(tooLarge)
      else if (heldBytes > maxHeldBytes) end(tooMuch())
    }
    held.onWhole = (parts) => {
      if (!limits.action) return end(null)
      end(isDecodable(parts, limits.action) ? actionRefusal(request, parts) : tooManyParts())
    }
  })
}

/** Whether React can decode the body quickly. */
function isDecodable(parts: readonly Uint8Array[], limits: NonNullable<BodyLimits['action']>): boolean {
  return scanJson(Buffer.concat(parts).toString('latin1'), limits).fits
}

let heldBytes = 0

/** Sits between Node's parser, which pushes what arrives, and the request's stream. */
class HeldBody {
  onPart: (size: number) => void = () => {}
  onWhole: (parts: readonly Uint8Array[]) => void = () => {}
  private readonly push: IncomingMessage['push']
  private parts: Uint8Array[] = []
  private size = 0
  private isOpen = true

  constructor(private readonly request: IncomingMessage) {
    this.push = request.push.bind(request)
    request.push = (part: unknown) => {
      if (part === null) this.onWhole(this.parts)
      else if (this.isOpen && part instanceof Uint8Array) this.take(part)
      // Discarded parts must keep arriving: the sender reads no answer before it has sent everything.
      return true
    }
  }

  /** Passes what is held on to the request, or discards it. */
  end(isTaken: boolean): void {
    if (!this.isOpen) return
    this.isOpen = false
    heldBytes -= this.size
    const { parts } = this
    this.parts = []
    this.onWhole = () => {}
    if (!isTaken) return
    this.request.push = this.push
    for (const part of parts) this.push(part)
    this.push(null)
  }

  private take(part: Uint8Array): void {
    this.parts.push(part)
    this.size += part.byteLength
    heldBytes += part.byteLength
    this.onPart(this.size)
  }
}
