import { Duplex } from 'node:stream'

const startup = [
  message('R', Buffer.alloc(4)),
  message('S', Buffer.from('client_encoding\0UTF8\0')),
  message('S', Buffer.from('standard_conforming_strings\0on\0')),
  message('K', Buffer.alloc(8)),
  message('Z', Buffer.from('I')),
]
const begin = message('Q', Buffer.from('begin\0'))
const begun = Buffer.concat([message('C', Buffer.from('BEGIN\0')), message('Z', Buffer.from('T'))])
const query = 'Q'.charCodeAt(0)
const sync = 'S'.charCodeAt(0)
const terminate = 'X'.charCodeAt(0)

/** `begins`: send `begin` before this unit; its answer has already been given. */
type Send = (unit: Uint8Array<ArrayBuffer>, begins: boolean) => void

/**
 * Stands in for the socket of a `pg` connection. It passes on whole units of the protocol: up to Sync, or one simple
 * query. It supports neither encryption nor passwords nor COPY nor Flush, which the desk does not use.
 */
export class EngineStream extends Duplex {
  #unread: Buffer = Buffer.alloc(0)
  #hasStarted = false
  #begins = false
  readonly #send: Send

  constructor(send: Send) {
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
      if (type !== terminate) this.#ask(this.#unread.subarray(0, end))
      this.#unread = this.#unread.subarray(end)
      at = 0
    }
  }

  /** Defers `begin` to the first statement: a transaction should not occupy the session before it needs it. */
  #ask(unit: Buffer) {
    if (!this.#begins && unit.equals(begin)) {
      this.#begins = true
      this.push(begun)
      return
    }
    // A copy, since its memory is transferred to the engine's thread.
    this.#send(new Uint8Array(unit), this.#begins)
    this.#begins = false
  }
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.from([type.charCodeAt(0), 0, 0, 0, 0])
  head.writeUInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
