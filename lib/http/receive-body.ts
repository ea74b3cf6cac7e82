import 'server-only'
import type { IncomingMessage } from 'node:http'
import { scanJson } from '../records/scan-json'
import { actionRefusal, isMultipart, noForm } from './action-refusal'
import type { BodyLimits } from './body-limits'
import type { RequestRefusal } from './refuse-request'
import { sizeInWords } from './size-in-words'
import { httpWords } from './words'

/** Of all bodies that are arriving at once: what a server of 512 MB can hold beside its work. */
const mostHeldBytes = 128 * 1024 * 1024

const tooSlow = (): RequestRefusal => ({ status: 408, error: httpWords.tookTooLong })
const tooManyParts = (): RequestRefusal => ({ status: 413, error: httpWords.tooManyParts })
const tooMuch = (): RequestRefusal => ({ status: 503, error: httpWords.receivingTooMuch })

/**
 * Holds a body back until all of it is there, then resolves with null: who reads the request afterwards finds the body
 * as if it had just come. Resolves with a refusal as soon as it is clear; what still comes is thrown away. Never when
 * the client goes away.
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
      else if (heldBytes > mostHeldBytes) end(tooMuch())
    }
    held.onWhole = (parts) => {
      if (!limits.action) return end(null)
      end(isDecodable(parts, limits.action) ? actionRefusal(request, parts) : tooManyParts())
    }
  })
}

/** Whether React can decode it in a moment. */
function isDecodable(parts: readonly Uint8Array[], limits: NonNullable<BodyLimits['action']>): boolean {
  return scanJson(Buffer.concat(parts).toString('latin1'), limits).fits
}

let heldBytes = 0

/** Stands between Node's parser, which pushes what arrives, and the request as a stream. */
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
      // What is thrown away must go on arriving: its sender reads no answer before it has sent everything.
      return true
    }
  }

  /** Hands what is held to the request, or forgets it. */
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
