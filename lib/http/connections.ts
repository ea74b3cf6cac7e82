import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

type ConnectionLimits = { inAll: number; perAddress: number }

/**
 * Counts the connections of a server. Whoever has too many gets no more; when there are too many in all, the one that
 * has kept the desk waiting longest has to go, so that a crowd of silent ones locks nobody out.
 */
export class Connections {
  private readonly counts = new Map<string, number>()
  /** Those from which something is awaited, the one that has waited longest first. */
  private readonly silent = new Set<Socket>()
  /** Those that have not asked anything yet. */
  private readonly fresh = new Set<Socket>()
  /** Those that are owed an answer, also while their request is still arriving. */
  private readonly owed = new Set<Socket>()
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
      this.owed.delete(socket)
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

  /** The head of a request is there. */
  markAsked(socket: Socket): void {
    this.fresh.delete(socket)
    if (!socket.destroyed) this.owed.add(socket)
  }

  /** All of a request is there: it is the desk's turn. */
  markBusy(socket: Socket): void {
    this.silent.delete(socket)
  }

  /** Answered: its next request is awaited. */
  markSilent(socket: Socket): void {
    this.owed.delete(socket)
    if (socket.destroyed) return
    if (this.isEnding) socket.destroySoon()
    else this.silent.add(socket)
  }

  /**
   * Until the system has no connection left that it took for us before we did: those would be reset when the server
   * stops listening, and a proxy sends no form a second time. At most 100 ms, for they may never cease to come.
   */
  async untilAllAreTaken(): Promise<void> {
    const deadline = performance.now() + 100
    let before: number
    do {
      before = this.opened
      // The first ends this turn of the event loop, the second one in which waiting connections are taken.
      await nextTurn()
      await nextTurn()
    } while (this.opened > before && performance.now() < deadline)
  }

  /**
   * Ends each connection as soon as it owes no answer. Whoever has just connected may still send a first request, for
   * up to a second. Resolves when none is left of which that is awaited.
   */
  async end(): Promise<void> {
    this.isEnding = true
    for (const socket of this.silent) if (!this.fresh.has(socket) && !this.owed.has(socket)) socket.destroySoon()
    const deadline = performance.now() + 1_000
    while (this.fresh.size > 0 && performance.now() < deadline) await wait(10)
    for (const socket of this.fresh) socket.destroy()
  }
}
