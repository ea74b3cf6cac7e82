import type { Socket } from 'node:net'

type ConnectionLimits = { inAll: number; perAddress: number }

/**
 * Counts the connections of a server. Whoever has too many gets no more; when there are too many in all, the one that
 * has kept the desk waiting longest has to go, so that a crowd of silent ones locks nobody out.
 */
export class Connections {
  private readonly counts = new Map<string, number>()
  /** Those from which something is awaited, the one that has waited longest first. */
  private readonly silent = new Set<Socket>()
  private count = 0

  constructor(
    private readonly limits: ConnectionLimits,
    private readonly addressOf: (socket: Socket) => string,
    private readonly onRefused: () => void = () => {},
  ) {}

  open(socket: Socket): void {
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
    socket.once('close', () => {
      this.count -= 1
      this.silent.delete(socket)
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

  /** All of a request is there: it is the desk's turn. */
  markBusy(socket: Socket): void {
    this.silent.delete(socket)
  }

  /** Answered: its next request is awaited. */
  markSilent(socket: Socket): void {
    if (!socket.destroyed) this.silent.add(socket)
  }
}
