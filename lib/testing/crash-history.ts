import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { NewRow } from '../bulk-apply/contract'
import { placeEmptyDatabase } from '../commands/empty-database.mjs'
import { type Dispatch, isOpen } from '../dispatch/contract'
import { type DeskOrder, startDesk, type startSandboxProcess } from './desk-process'
import { compareHistory, type HistoryTruth } from './history-truth'
import { pickFrom, randomFault } from './random-fault'
import { seeded } from './seeded'

type Desk = Awaited<ReturnType<typeof startDesk>>
type Sandbox = Awaited<ReturnType<typeof startSandboxProcess>>

/** The database of a history on PostgreSQL: `breakConnections` ends all sessions, `expireLeases` lets time pass. */
export type HistoryDatabase = { url: string; breakConnections(): Promise<void>; expireLeases(): Promise<void> }

/** What became of one history. `story`: what happened, a line each, with the milliseconds from its start. */
export type HistoryReport = HistoryTruth & { seed: number; kills: number; seconds: number; story: string[] }

const rounds = 4
const endsWithinMs = 90_000
/** Of a team that takes no repeat applications (11), and of one that does (15). */
const jobIds = ['881200', '881252'] as const
const deathPoints = [
  'before it is recorded',
  'after it was recorded',
  'in the baseline GET',
  'before sending is committed',
  'after sending was committed',
  'after 40 ms under way',
  'after the answer',
] as const

/**
 * Plays one history: one desk on an embedded store, or one or two on a PostgreSQL database, against a sandbox with
 * faults, while people submit and desks are killed, stopped and started again; then compares what the desk says with
 * what the sandbox did. The same seed makes the same choices.
 */
export async function playHistory(seed: number, sandbox: Sandbox, database: HistoryDatabase | null) {
  const directory = mkdtempSync(join(tmpdir(), 'desk-history-'))
  const history = new History(seed, sandbox, database, directory)
  try {
    if (!database) await placeEmptyDatabase(directory)
    return await history.play()
  } finally {
    await history.killAll()
    rmSync(directory, { recursive: true, force: true })
  }
}

class History {
  readonly #random: () => number
  readonly #startedMs = performance.now()
  readonly #story: string[] = []
  readonly #orders = new Map<string, DeskOrder>()
  readonly #runs = new Map<string, NewRow[]>()
  readonly #acknowledged = new Set<string>()
  readonly #env: Record<string, string>
  #desks: Desk[] = []
  #kills = 0
  /** Whether GET /jobs fails now and then, which makes it unknowable what became of some jobs. */
  readonly #isListFailing: boolean
  #hasLearnedRepeats = false

  constructor(
    readonly seed: number,
    readonly sandbox: Sandbox,
    readonly database: HistoryDatabase | null,
    directory: string,
  ) {
    this.#random = seeded(seed)
    this.#isListFailing = this.#chance(0.25)
    this.#env = {
      DATA_DIR: directory,
      DATABASE_URL: database?.url ?? '',
      PARTNER_API_URL: sandbox.url,
      PARTNER_API_KEY: 'sandbox-full-7d1f9c2ab84e',
      PARTNER_CEILING_SECONDS: '1',
    }
  }

  async play(): Promise<HistoryReport> {
    await this.sandbox.reset()
    await this.sandbox.set({ cutoffMs: 800, latencyMs: this.#below(40) })
    await this.#start()
    if (this.database && this.#chance(0.4)) await this.#start()
    if (this.#chance(0.6)) await this.#learnThatRepeatsAreOff()
    for (let round = 0; round < rounds; round += 1) {
      await this.#disturbPartner()
      await this.#submit()
      if (round < 2 && this.#chance(0.4)) await this.#startRun()
      await wait(this.#random() * this.#random() * 1_500)
      this.#decideSomething()
      await this.#disturbDesk()
      await this.#calmPartner()
    }
    const dispatches = await this.#untilOver()
    const [log, subscriptions] = [await this.sandbox.log(), await this.sandbox.subscriptions()]
    await this.killAll()
    const truth = compareHistory({
      orders: [...this.#orders.values()],
      runs: this.#runs,
      dispatches,
      log,
      subscriptions,
      couldListJobs: !this.#isListFailing,
      knowsRepeats: this.#hasLearnedRepeats,
    })
    const seconds = (performance.now() - this.#startedMs) / 1_000
    return { ...truth, seed: this.seed, kills: this.#kills, seconds, story: this.#story }
  }

  async killAll() {
    await Promise.all(this.#desks.splice(0).map((desk) => desk.kill()))
  }

  #below = (count: number) => Math.floor(this.#random() * count)
  #chance = (part: number) => this.#random() < part
  #pick = <T>(of: readonly [T, ...T[]]): T => pickFrom(this.#random, of)
  #desk = () => this.#desks[this.#below(this.#desks.length)]

  #tell(line: string) {
    this.#story.push(`+${String(Math.round(performance.now() - this.#startedMs)).padStart(6)} ms  ${line}`)
  }

  async #start() {
    this.#desks.push(await startDesk(this.#env))
    this.#tell(`a desk starts, ${this.#desks.length} now`)
  }

  #makeOrder(what: 'job' | 'apply' | 'chat', change: Partial<DeskOrder> = {}): DeskOrder {
    const id = randomUUID()
    const bodies = {
      job: { name: `Baker ${id}`, team_id: 11, city: id.slice(0, 8) },
      apply: {
        applicant: { email: `${id}@example.com`, fullName: 'Grace' },
        job: { jobId: this.#pick(jobIds) },
        enqueue: false,
      },
      chat: { isOn: this.#chance(0.5), teamId: this.#pick(['11', '15']) },
    }
    const order = { what, id, body: bodies[what], ...change }
    this.#orders.set(id, order)
    return order
  }

  /** A second application of one person is refused: from then on the desk knows that the team takes no repeats. */
  async #learnThatRepeatsAreOff() {
    const first = this.#makeOrder('apply', {
      body: {
        applicant: { email: `twice-${randomUUID()}@example.com`, fullName: 'Grace' },
        job: { jobId: '881200' },
        enqueue: false,
      },
    })
    const again = { ...first, id: randomUUID() }
    const desk = this.#desk()
    desk?.order(first)
    await this.#untilOver()
    this.#orders.set(again.id, again)
    desk?.order(again)
    await this.#untilOver()
    this.#hasLearnedRepeats = true
    this.#tell('a 409 has shown that team 11 takes no repeat applications')
  }

  async #disturbPartner() {
    const kind = this.#pick(['nothing', 'nothing', 'nothing', 'list', 'storm', 'slow'])
    if (kind === 'list' && this.#isListFailing) {
      const status = this.#pick([500, 503, 504])
      const times = 1 + this.#below(3)
      await this.sandbox.fail({ endpoint: 'GET /jobs', status, times })
      this.#tell(`GET /jobs answers ${status}, ${times} times`)
    }
    if (kind === 'storm') {
      await this.sandbox.set({ ratePerSecond: 4 })
      this.#tell('the partner takes 4 requests a second')
    }
    if (kind === 'slow') {
      await this.sandbox.set({ latencyMs: 300 })
      this.#tell('the partner takes 300 ms')
    }
  }

  async #calmPartner() {
    await this.sandbox.set({ ratePerSecond: null, latencyMs: this.#below(40) })
  }

  async #submit() {
    for (let count = 2 + this.#below(5); count > 0; count -= 1) {
      const order = this.#makeOrder(this.#pick(['job', 'apply', 'apply', 'chat']))
      const fault = order.what === 'chat' ? this.#chatFault() : randomFault(this.#random, order)
      if (fault) await this.sandbox.fail(fault)
      const dieAt = order.what !== 'chat' && this.#chance(0.12) ? this.#pick(deathPoints) : undefined
      this.#desk()?.order(dieAt ? { ...order, dieAt } : order)
      this.#tell(
        `${order.what} ${order.id} ${fault ? JSON.stringify(fault) : 'without a fault'}${dieAt ? `, dies ${dieAt}` : ''}`,
      )
      if (dieAt) await wait(80)
      await this.#replaceDead()
    }
  }

  #chatFault(): object | null {
    const endpoint = 'PUT /jobs/ai_chat/subscription/:team_id'
    const fault = this.#pick<object | null>([
      null,
      null,
      { status: 504, when: 'after' },
      { transport: 'drop' },
      { status: 429 },
    ])
    return fault && { endpoint, ...fault }
  }

  async #startRun() {
    const id = randomUUID()
    const rows = Array.from({ length: 8 + this.#below(16) }, (_, index): NewRow => {
      const [row, email, jobId] = [index + 1, `${index + 1}-${id}@example.com`, this.#pick(jobIds)]
      const applicant = { email, fullName: `Row ${row} of ${id}.` }
      return {
        row,
        cells: [email, jobId],
        body: { applicant, job: { jobId }, enqueue: this.#chance(0.5) },
        isAgain: false,
      }
    })
    for (const { row } of rows) {
      const fault = this.#chance(0.15) ? randomFault(this.#random, { what: 'apply', id: `Row ${row} of ${id}.` }) : null
      if (fault) await this.sandbox.fail(fault)
    }
    this.#runs.set(id, rows)
    this.#desk()?.orderRun({ what: 'run', id, body: { rows } })
    this.#tell(`a run ${id} of ${rows.length} rows`)
  }

  #decideSomething() {
    const desk = this.#desk()
    const ids = [...this.#orders.keys()]
    const last = ids.at(-1 - this.#below(3))
    if (desk && last && this.#chance(0.25)) {
      desk.order({ what: 'decide', id: last, body: { what: 'cancel' } })
      this.#tell(`somebody cancels ${last}`)
    }
    const run = [...this.#runs.keys()].at(-1)
    if (desk && run && this.#chance(0.3)) {
      const what = this.#pick<'pause' | 'resume' | 'cancel'>(['pause', 'resume', 'cancel'])
      desk.orderRun({ what: 'decide-run', id: run, body: { what } })
      this.#tell(`somebody chooses "${what}" for run ${run}`)
    }
  }

  async #disturbDesk() {
    const kind = this.#pick(['kill', 'kill', 'stop', 'store', 'nothing'])
    if (kind === 'store' && this.database) {
      await this.database.breakConnections()
      this.#tell('all connections to the store break')
    }
    const desk = this.#desk()
    if (desk && (kind === 'kill' || kind === 'stop')) {
      desk.child.kill(kind === 'kill' ? 'SIGKILL' : 'SIGTERM')
      this.#tell(`${kind === 'kill' ? 'SIGKILL' : 'SIGTERM'} for one of ${this.#desks.length}`)
      await desk.ended
    }
    await this.#replaceDead()
  }

  /** Starts a desk for each that has ended; what nobody has acknowledged is submitted again, as a browser does. */
  async #replaceDead() {
    for (const desk of this.#desks)
      for (const line of desk.lines) if (line.startsWith('recorded ')) this.#acknowledged.add(line.slice(9))
    const alive = this.#desks.filter(({ child }) => child.exitCode === null && child.signalCode === null)
    const dead = this.#desks.length - alive.length
    if (dead === 0) return
    this.#kills += dead
    this.#desks = alive
    // Nobody is left who could hold a lease: 20 s pass at once.
    if (alive.length === 0) await this.database?.expireLeases()
    for (let count = 0; count < dead; count += 1) await this.#start()
    this.#submitUnacknowledged()
  }

  #submitUnacknowledged() {
    for (const order of this.#orders.values()) if (!this.#acknowledged.has(order.id)) this.#desks[0]?.order(order)
  }

  /** From here on the partner is well: what is open must come to its end. Runs that stopped are resumed. */
  async #untilOver(): Promise<Dispatch[]> {
    const deadline = performance.now() + endsWithinMs
    await this.sandbox.clear()
    for (;;) {
      await this.#replaceDead()
      const [desk] = this.#desks
      const dispatches = (await desk?.outcomes()) ?? []
      const known = new Set(dispatches.map(({ id }) => id))
      const isWhole = [...this.#orders.keys()].every((id) => known.has(id))
      const areRunsOver = (await Promise.all([...this.#runs.keys()].map((id) => this.#isRunOver(id)))).every(Boolean)
      if (isWhole && areRunsOver && !dispatches.some(isOpen)) return dispatches
      if (!isWhole) this.#submitUnacknowledged()
      if (performance.now() > deadline) {
        this.#tell(`still open: ${JSON.stringify(dispatches.filter(isOpen))}`)
        return dispatches
      }
      await wait(200)
    }
  }

  /** A run whose start nobody acknowledged before a kill is not there, or was never started. */
  async #isRunOver(id: string): Promise<boolean> {
    const [desk] = this.#desks
    const run = await desk?.run(id)
    if (!run || run.state === 'draft' || run.endedAt !== null) return true
    if (run.state === 'paused' || run.state === 'stopped')
      desk?.orderRun({ what: 'decide-run', id, body: { what: 'resume' } })
    return false
  }
}
