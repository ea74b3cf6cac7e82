import type { Dispatch } from '../dispatch/contract'
import { type Desk, type DeskOrder, startDesk } from './desk-process'

/**
 * The database of desks on PostgreSQL: `breakConnections` ends all sessions, `expireLeases` makes all leases expire.
 */
export type GroupDatabase = { url: string; breakConnections(): Promise<void>; expireLeases(): Promise<void> }

/** Desks on one store that die and are replaced; like browsers, the group remembers what users have submitted. */
export class DeskGroup {
  readonly orders = new Map<string, DeskOrder>()
  /** One line for each desk that ended with an error without being killed. */
  readonly broken: string[] = []
  ends = 0
  #desks: Desk[] = []
  readonly #acknowledged = new Set<string>()

  constructor(
    readonly env: Record<string, string>,
    readonly database: GroupDatabase | null,
    readonly tell: (line: string) => void,
  ) {}

  async start() {
    this.#desks.push(await startDesk(this.env))
    this.tell(`a desk starts, ${this.#desks.length} now`)
  }

  /** Picks a desk by a number between 0 and 1; null if there is none. */
  one(random: number): Desk | null {
    return this.#desks[Math.floor(random * this.#desks.length)] ?? null
  }

  async end(desk: Desk | null, signal: 'SIGKILL' | 'SIGTERM') {
    this.tell(`${signal} for one of ${this.#desks.length}`)
    desk?.child.kill(signal)
    await desk?.ended
  }

  async killAll() {
    await Promise.all(this.#desks.splice(0).map((desk) => desk.kill()))
  }

  /** Starts a desk for each that has ended, and resubmits what has not been acknowledged. */
  async replaceDead() {
    for (const { lines } of this.#desks)
      for (const line of lines) if (line.startsWith('recorded ')) this.#acknowledged.add(line.slice('recorded '.length))
    const dead = this.#desks.filter((desk) => !isAlive(desk))
    if (dead.length === 0) return
    this.ends += dead.length
    for (const { child, lines } of dead)
      if (child.exitCode) this.broken.push(`a desk ended by itself with ${child.exitCode}: ${lines.slice(-8)}`)
    this.#desks = this.#desks.filter(isAlive)
    // No desk is left that could hold a lease, so let the 20 s pass at once.
    if (this.#desks.length === 0) await this.database?.expireLeases()
    for (const _ of dead) await this.start()
    this.submitUnacknowledged()
  }

  submitUnacknowledged() {
    for (const order of this.orders.values()) if (!this.#acknowledged.has(order.id)) this.#desks[0]?.order(order)
  }

  /** Null if the desk that was asked has died meanwhile, as an order may have told it to. */
  outcomes(): Promise<Dispatch[] | null> {
    return this.#ask((desk) => desk.outcomes())
  }

  /** Whether a run has ended or was never started; resumes a paused or stopped one. */
  async isRunOver(id: string): Promise<boolean> {
    const answer = await this.#ask(async (desk) => ({ desk, run: await desk.run(id) }))
    if (!answer) return false
    const { desk, run } = answer
    if (!run || run.state === 'draft' || run.endedAt !== null) return true
    if (run.state === 'paused' || run.state === 'stopped')
      desk.orderRun({ what: 'decide-run', id, body: { what: 'resume' } })
    return false
  }

  async #ask<Answer>(question: (desk: Desk) => Promise<Answer>): Promise<Answer | null> {
    const [desk] = this.#desks
    if (!desk) return null
    try {
      return await question(desk)
    } catch (error) {
      if (isAlive(desk)) throw error
      return null
    }
  }
}

const isAlive = ({ child }: Desk) => child.exitCode === null && child.signalCode === null
