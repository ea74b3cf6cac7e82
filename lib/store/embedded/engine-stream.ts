import { Duplex } from 'node:stream'

const startup = [
  message('R', Buffer.alloc(4)),
  message('S', Buffer.from('client_encoding\0UTF8\0')),
  message('S', Buffer.from('standard_conforming_strings\0on\0')),
  message('K', Buffer.alloc(8)),
  message('Z', Buffer.from('I')),
]
const query = 'Q'.charCodeAt(0)
const sync = 'S'.charCodeAt(0)
const terminate = 'X'.charCodeAt(0)

/**
 * What `pg` takes for the socket of a connection. It passes on whole units of the protocol: up to Sync, or one simple
 * query. It knows neither encryption nor passwords nor COPY nor Flush, which the desk does not use.
 */
export class EngineStream extends Duplex {
  #unread: Buffer = Buffer.alloc(0)
  #hasStarted = false
  readonly #send: (unit: Uint8Array<ArrayBuffer>) => void

  constructor(send: (unit: Uint8Array<ArrayBuffer>) => void) {
    super()
    this.#send = send
  }

  connect() {
    queueMicrotask(() => this.emit('connect'))
    return this
  }
  setNoDelay() {
    return this
  }
  setKeepAlive() {
    return this
  }
  ref() {
    return this
  }
  unref() {
    return this
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.#take(chunk)
    done()
  }
  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#take(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }
  override _read() {}
  override _final(done: () => void) {
    this.push(null)
    done()
  }

  #take(chunk: Buffer) {
    this.#unread = this.#unread.length === 0 ? chunk : Buffer.concat([this.#unread, chunk])
    if (!this.#hasStarted) {
      if (this.#unread.length < 4 || this.#unread.length < this.#unread.readUInt32BE(0)) return
      this.#unread = this.#unread.subarray(this.#unread.readUInt32BE(0))
      this.#hasStarted = true
      this.push(Buffer.concat(startup))
    }
    for (let at = 0; at + 5 <= this.#unread.length; ) {
      const type = this.#unread[at]
      const end = at + 1 + this.#unread.readUInt32BE(at + 1)
      if (end > this.#unread.length) return
      at = end
      if (type !== query && type !== sync && type !== terminate) continue
      // A copy of its own: the memory is given away to the engine's thread.
      if (type !== terminate) this.#send(new Uint8Array(this.#unread.subarray(0, end)))
      this.#unread = this.#unread.subarray(end)
      at = 0
    }
  }
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.from([type.charCodeAt(0), 0, 0, 0, 0])
  head.writeUInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
