import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

type Answer = Pick<ServerResponse, 'destroy' | 'emit'>

type ConnectionLimits = { inAll: number; perAddress: number }

/**
 * Counts a server's connections. An address that has too many gets no more; when there are too many in all, the one
 * that has kept the desk waiting longest is closed, so that many silent connections cannot lock anyone out.
 */
export class Connections {
  private readonly counts = new Map<string, number>()
  /** Connections from which the desk is waiting for data, longest wait first. */
  private readonly silent = new Set<Socket>()
  /** Connections that have not sent a request yet. */
  private readonly fresh = new Set<Socket>()
  /** Answers that are not finished, including those whose request is still arriving. */
  private readonly owed = new Map<Socket, Set<Answer>>()
  private count = 0
  private isEnding = false
  private opened = 0

  constructor(
    private readonly limits: ConnectionLimits,
    private readonly addressOf: (socket: Socket) => string,
    private readonly onRefused: () => void = () => {},
  ) {}

  open(socket: Socket): void {
    this.opened += 1
    const address = this.addressOf(socket)
    const ofAddress = this.counts.get(address) ?? 0
    if (ofAddress >= this.limits.perAddress) return void this.refuse(socket)
    if (this.count >= this.limits.inAll) {
      const [first = socket] = this.silent
      this.refuse(first)
      if (first === socket) return
    }
    this.count += 1
    this.counts.set(address, ofAddress + 1)
    this.silent.add(socket)
    this.fresh.add(socket)
    socket.once('close', () => {
      this.count -= 1
      this.silent.delete(socket)
      this.fresh.delete(socket)
      closeAll(this.owed.get(socket))
      const left = (this.counts.get(address) ?? 1) - 1
      if (left > 0) this.counts.set(address, left)
      else this.counts.delete(address)
    })
  }

  private refuse(socket: Socket): void {
    this.silent.delete(socket)
    socket.destroy()
    this.onRefused()
  }

  /** The head of a request has arrived; a client may send it before the answer to the one before is finished. */
  markAsked(socket: Socket, answer: Answer): void {
    this.fresh.delete(socket)
    const answers = this.owed.get(socket) ?? new Set()
    this.owed.set(socket, answers.add(answer))
  }

  /** A whole request has arrived: it is the desk's turn. */
  markBusy(socket: Socket): void {
    this.silent.delete(socket)
  }

  /** The answer is finished or given up: unless more are owed, the desk waits for the next request. */
  markAnswered(socket: Socket, answer: Answer): void {
    const answers = this.owed.get(socket)
    answers?.delete(answer)
    if (answers && answers.size > 0) return
    this.owed.delete(socket)
    if (socket.destroyed) return
    if (this.isEnding) socket.destroySoon()
    else this.silent.add(socket)
  }

  /**
   * Waits until the operating system's queue of accepted connections is empty: those left in it would be reset when the
   * server stops listening, and a proxy does not resend a form. At most 100 ms, as new ones may never stop coming.
   */
  async untilAllAreTaken(): Promise<void> {
    const deadline = performance.now() + 100
    let before: number
    do {
      before = this.opened
      // The first ends this turn of the event loop; the second, a turn in which queued connections are accepted.
      await nextTurn()
      await nextTurn()
    } while (this.opened > before && performance.now() < deadline)
  }

  /**
   * Ends each connection as soon as it is owed no answer. A client that has just connected may still send a first
   * request, for up to a second. Resolves when no such connection is left.
   */
  async end(): Promise<void> {
    this.isEnding = true
    for (const socket of this.silent) if (!this.fresh.has(socket) && !this.owed.has(socket)) socket.destroySoon()
    const deadline = performance.now() + 1_000
    while (this.fresh.size > 0 && performance.now() < deadline) await wait(10)
    for (const socket of this.fresh) socket.destroy()
  }
}

/**
 * Closes the answers of a connection that is gone. Node before 24 does so only for the first: the others never end.
 * Deferred, so that Node closes its own before.
 */
function closeAll(answers: ReadonlySet<Answer> | undefined): void {
  if (!answers) return
  setImmediate(() => {
    for (const answer of answers) {
      answer.destroy()
      answer.emit('close')
    }
  })
}
