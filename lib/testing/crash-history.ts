import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { NewRow } from '../bulk-apply/contract'
import { placeNewDatabase } from '../commands/test-database.mjs'
import { type Dispatch, isOpen } from '../dispatch/contract'
import { DeskGroup, type GroupDatabase } from './desk-group'
import type { startSandboxProcess } from './desk-process'
import { applicationBody, deathPoints, makeOrder, makeRunRows, nameOf, randomChatFault } from './history-orders'
import { compareHistory, type HistoryTruth } from './history-truth'
import { pickFrom, randomFault } from './random-fault'
import { seeded } from './seeded'

type Sandbox = Awaited<ReturnType<typeof startSandboxProcess>>

/** The result of one history. `story`: what happened, one line each, with milliseconds since its start. */
export type HistoryReport = HistoryTruth & { seed: number; ends: number; seconds: number; story: string[] }

const rounds = 4
const endsWithinMs = 90_000

/**
 * Plays one history: one desk on an embedded store, or one or two on a PostgreSQL database, against a sandbox with
 * faults, while users submit and desks are killed, stopped and restarted. Then compares what the desk says with what
 * the sandbox did. The same seed makes the same choices.
 */
export async function playHistory(seed: number, sandbox: Sandbox, database: GroupDatabase | null) {
  const directory = mkdtempSync(join(tmpdir(), 'desk-history-'))
  if (!database) await placeNewDatabase(directory)
  const history = new History(seed, sandbox, database, directory)
  try {
    return await history.play()
  } finally {
    await history.desks.killAll()
    rmSync(directory, { recursive: true, force: true })
  }
}

class History {
  readonly desks: DeskGroup
  readonly #random: () => number
  readonly #startedMs = performance.now()
  readonly #story: string[] = []
  readonly #runs = new Map<string, NewRow[]>()
  /** Whether GET /jobs sometimes fails, which makes the outcome of some jobs unknowable. */
  readonly #isListFailing: boolean
  #knowsRepeats = false

  constructor(
    readonly seed: number,
    readonly sandbox: Sandbox,
    readonly database: GroupDatabase | null,
    directory: string,
  ) {
    this.#random = seeded(seed)
    this.#isListFailing = this.#chance(0.25)
    const env = {
      DATA_DIR: directory,
      DATABASE_URL: database?.url ?? '',
      PARTNER_API_URL: sandbox.url,
      PARTNER_API_KEY: 'sandbox-full-7d1f9c2ab84e',
      PARTNER_CEILING_SECONDS: '1',
    }
    this.desks = new DeskGroup(env, database, this.#tell)
  }

  async play(): Promise<HistoryReport> {
    await this.sandbox.reset()
    await this.sandbox.set({ cutoffMs: 800, latencyMs: this.#below(40) })
    await this.desks.start()
    if (this.database && this.#chance(0.4)) await this.desks.start()
    if (this.#chance(0.6)) await this.#learnThatRepeatsAreOff()
    for (let round = 0; round < rounds; round += 1) {
      await this.#disturbPartner()
      await this.#submit()
      if (round < 2 && this.#chance(0.4)) await this.#startRun()
      await wait(this.#random() * this.#random() * 1_500)
      this.#decideSomething()
      await this.#disturbDesk()
      await this.sandbox.set({ ratePerSecond: null, latencyMs: this.#below(40) })
    }
    return this.#compare(await this.#untilOver())
  }

  async #compare(dispatches: Dispatch[]): Promise<HistoryReport> {
    const truth = compareHistory({
      orders: [...this.desks.orders.values()],
      runs: this.#runs,
      dispatches,
      log: await this.sandbox.log(),
      subscriptions: await this.sandbox.subscriptions(),
      couldListJobs: !this.#isListFailing,
      knowsRepeats: this.#knowsRepeats,
    })
    const issues = [...this.desks.broken, ...truth.issues]
    const seconds = (performance.now() - this.#startedMs) / 1_000
    return { ...truth, issues, seed: this.seed, ends: this.desks.ends, seconds, story: this.#story }
  }

  #below = (count: number) => Math.floor(this.#random() * count)
  #chance = (part: number) => this.#random() < part
  #pick = <T>(of: readonly [T, ...T[]]): T => pickFrom(this.#random, of)
  #tell = (line: string) => {
    this.#story.push(`+${String(Math.round(performance.now() - this.#startedMs)).padStart(6)} ms  ${line}`)
  }

  /** A person's second application is refused: from then on, the desk knows that the team does not accept repeats. */
  async #learnThatRepeatsAreOff() {
    const body = applicationBody(`twice-${randomUUID()}@example.com`, '881200')
    for (let time = 0; time < 2; time += 1) {
      const order = { what: 'apply' as const, id: randomUUID(), body }
      this.desks.orders.set(order.id, order)
      this.desks.one(0)?.order(order)
      await this.#untilOver()
    }
    this.#knowsRepeats = true
    this.#tell('a 409 has shown that team 11 takes no repeat applications')
  }

  async #disturbPartner() {
    const kind = this.#pick(['nothing', 'nothing', 'nothing', 'list', 'storm', 'slow'])
    if (kind === 'list' && this.#isListFailing) {
      const [status, times] = [this.#pick([500, 503, 504]), 1 + this.#below(3)]
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

  async #submit() {
    for (let count = 2 + this.#below(5); count > 0; count -= 1) {
      const order = makeOrder(this.#random, this.#pick(['job', 'apply', 'apply', 'chat']))
      this.desks.orders.set(order.id, order)
      const fault = order.what === 'chat' ? randomChatFault(this.#random) : randomFault(this.#random, order)
      if (fault) await this.sandbox.fail(fault)
      const dieAt = order.what !== 'chat' && this.#chance(0.12) ? this.#pick(deathPoints) : null
      this.desks.one(this.#random())?.order(dieAt ? { ...order, dieAt } : order)
      const ending = dieAt ? `, and the desk dies ${dieAt}` : ''
      this.#tell(`${order.what} ${order.id} ${fault ? JSON.stringify(fault) : 'without a fault'}${ending}`)
      if (dieAt) await wait(80)
      await this.desks.replaceDead()
    }
  }

  async #startRun() {
    const id = randomUUID()
    const rows = makeRunRows(this.#random, id)
    for (const { row } of rows) {
      const isFaulty = this.#chance(0.15)
      const fault = isFaulty && randomFault(this.#random, { what: 'apply', id: nameOf(id, row) })
      if (fault) await this.sandbox.fail(fault)
    }
    this.#runs.set(id, rows)
    this.desks.one(this.#random())?.orderRun({ what: 'run', id, body: { rows } })
    this.#tell(`a run ${id} of ${rows.length} rows`)
  }

  #decideSomething() {
    const desk = this.desks.one(this.#random())
    const write = [...this.desks.orders.keys()].at(-1 - this.#below(3))
    if (desk && write && this.#chance(0.25)) {
      desk.order({ what: 'decide', id: write, body: { what: 'cancel' } })
      this.#tell(`somebody cancels ${write}`)
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
    if (kind === 'kill') await this.desks.end(this.desks.one(this.#random()), 'SIGKILL')
    if (kind === 'stop') await this.desks.end(this.desks.one(this.#random()), 'SIGTERM')
    await this.desks.replaceDead()
  }

  /** From here on, the partner works normally: everything open must reach its outcome. Stopped runs are resumed. */
  async #untilOver(): Promise<Dispatch[]> {
    const deadline = performance.now() + endsWithinMs
    await this.sandbox.clear()
    for (;;) {
      await this.desks.replaceDead()
      const dispatches = await this.desks.outcomes()
      const known = new Set(dispatches?.map(({ id }) => id))
      const isWhole = [...this.desks.orders.keys()].every((id) => known.has(id))
      const runs = await Promise.all([...this.#runs.keys()].map((id) => this.desks.isRunOver(id)))
      if (dispatches && isWhole && runs.every(Boolean) && !dispatches.some(isOpen)) return dispatches
      if (!isWhole) this.desks.submitUnacknowledged()
      if (performance.now() > deadline) {
        this.#tell(`still open after ${endsWithinMs} ms: ${JSON.stringify(dispatches?.filter(isOpen))}`)
        return dispatches ?? []
      }
      await wait(200)
    }
  }
}
