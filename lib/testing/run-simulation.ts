import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Run, RunDecision } from '../bulk-apply/contract'
import { decideRows } from '../bulk-apply/decide-rows'
import { decideRun } from '../bulk-apply/decide-run'
import { runGroups } from '../bulk-apply/queue/run-queue'
import { readRun } from '../bulk-apply/read-run'
import { startRun } from '../bulk-apply/start-run'
import type { Turn, WriteKind } from '../dispatch/kind'
import { processDispatch } from '../dispatch/process-dispatch'
import { recoverExpiredLeases } from '../dispatch/recover-expired-leases'
import { registerKinds } from '../dispatch/registry'
import { type DispatchRow, toDispatchRow } from '../dispatch/row'
import { applicationWrite } from '../easy-apply/application-write'
import { failureFromAnswer } from '../partner/failure/make-failure'
import type { Result } from '../partner/result'
import { store } from '../store/connection'
import { runJobs, runRows, runs } from '../store/run-tables'
import { dispatches, repeatApplications } from '../store/schema'
import { fail } from './virtual-partner'

/** What the partner may answer for one row. */
export const answers = ['yes', 'there', 'closed', 'scope', 'key', 'invalid', 'busy', 'broken', 'lost'] as const
export type Answer = (typeof answers)[number]

type Item = {
  row: DispatchRow
  gate: { name: 'turn' | 'answer'; open: (answer: Answer) => void } | null
  isOver: boolean
  recall: AbortController
}
type Server = { worker: string; items: Item[] }

/** `onSent`: the row is being sent and this is committed. `onAnswered`: its answer was saved. */
export type Watcher = {
  onSent(row: DispatchRow): Promise<void>
  onAnswered(row: DispatchRow): Promise<void>
}

const person = { id: 'p', name: 'P' }
const capacity = 6

/**
 * Simulates servers that work on runs with the real store and functions and a fake partner, one step at a time. They
 * may die between any two steps. Time passes by moving the timestamps of all rows back.
 */
export function createRunSimulation(watcher: Watcher) {
  registerKinds({ 'submit-application': applicationWrite }, runGroups)
  const servers: Server[] = [
    { worker: randomUUID(), items: [] },
    { worker: randomUUID(), items: [] },
  ]
  const runIds: string[] = []
  let changed = () => {}

  async function settleDown(items: Item[]) {
    while (items.some(({ isOver, gate }) => !isOver && gate === null))
      await new Promise<void>((resolve) => {
        changed = resolve
      })
  }

  const wait = (item: Item, name: 'turn' | 'answer', signal?: AbortSignal) =>
    new Promise<Answer>((resolve) => {
      const open = (answer: Answer) => {
        item.gate = null
        resolve(answer)
      }
      if (signal?.aborted) return resolve('lost')
      signal?.addEventListener('abort', () => open('lost'), { once: true })
      item.gate = { name, open }
      changed()
    })

  const kindOf = (item: Item): WriteKind => ({
    ...applicationWrite,
    async send(row: DispatchRow, { signal, beforeSend }: Turn): Promise<Result<unknown>> {
      await wait(item, 'turn', signal)
      if (signal.aborted || !(await beforeSend())) return fail('submit-application', -3)
      await watcher.onSent(row)
      return resultOf(await wait(item, 'answer'))
    },
  })

  async function begin(server: Server, row: DispatchRow): Promise<Item> {
    const item: Item = { row, gate: null, isOver: false, recall: new AbortController() }
    server.items.push(item)
    void processDispatch(kindOf(item), row, server.worker, item.recall.signal).finally(() => {
      item.isOver = true
      changed()
    })
    await settleDown([item])
    return item
  }

  function clean(server: Server) {
    server.items = server.items.filter(({ isOver }) => !isOver)
  }

  const countClaimed = ({ items }: Server) => {
    const counts = new Map<string, number>()
    for (const { row } of items) counts.set(row.groupId ?? '', (counts.get(row.groupId ?? '') ?? 0) + 1)
    return counts
  }

  return {
    servers,
    runIds,
    countClaimed,

    /** Creates a run whose nth row is for the nth job of `jobs`, each row with its own applicant. */
    async makeRun(jobs: readonly string[], stopsAtRefusal: boolean) {
      const id = randomUUID()
      runIds.push(id)
      const who = { personId: person.id, personName: person.name }
      await store()
        .insert(runs)
        .values({ id, name: 'R', ...who, state: 'draft', stopsAtRefusal, header: [] })
      await store()
        .insert(runRows)
        .values(
          jobs.map((jobId, index) => {
            const email = `${index}-${id}@example.com`
            const body = { applicant: { email, fullName: 'A' }, job: { jobId }, enqueue: true }
            const row = { runId: id, row: index + 1, cells: '[]', body: JSON.stringify(body), jobId, isAgain: false }
            return { ...row, applicantEmail: email }
          }),
        )
      await store()
        .insert(runJobs)
        .values([...new Set(jobs)].map((jobId) => ({ runId: id, jobId, title: jobId })))
      await startRun({ id, rows: jobs.length }, person)
      return id
    },

    /** Claims rows; returns how many were claimed, by run. */
    async claim(which: number): Promise<Map<string, number>> {
      const server = servers[which]
      if (!server) return new Map()
      clean(server)
      const rows = await runGroups.claim(server.worker, capacity - server.items.length, countClaimed(server))
      for (const row of rows) await begin(server, row)
      const taken = new Map<string, number>()
      for (const { groupId } of rows) taken.set(groupId ?? '', (taken.get(groupId ?? '') ?? 0) + 1)
      return taken
    },

    /** Moves the chosen item one step on: it is sent, or gets its answer. */
    async step(which: number, at: number, answer: Answer) {
      const server = servers[which]
      const item = server?.items[at % Math.max(1, server.items.length)]
      if (!server || !item?.gate) return
      const { name, open } = item.gate
      open(answer)
      await settleDown([item])
      clean(server)
      if (name === 'answer') await watcher.onAnswered(item.row)
    },

    /** SIGKILL: nothing the server had claimed continues. */
    crash(which: number) {
      servers[which] = { worker: randomUUID(), items: [] }
    },

    /** Lets time pass; rows of live servers keep their leases. */
    async pass(ms: number) {
      const by = sql`${`${ms} ms`}::interval`
      const alive = servers.map(({ worker }) => worker)
      await store().execute(sql`update dispatches set not_before = not_before - ${by}, ceiling_at = ceiling_at - ${by},
        lease_until = case when worker in ${alive} then lease_until else lease_until - ${by} end`)
      await recoverExpiredLeases()
    },

    /** Decides at the first server, which recalls what it has claimed. */
    async decide(at: number, decision: RunDecision): Promise<{ id: string; isDone: boolean } | null> {
      const id = runIds[at % Math.max(1, runIds.length)]
      if (id === undefined) return null
      const answer = await decideRun(id, decision, person)
      const isDone = answer?.state === 'decided'
      if (isDone && (decision.what === 'pause' || decision.what === 'cancel')) {
        const items = servers[0]?.items.filter(({ row }) => row.groupId === id) ?? []
        for (const { recall } of items) recall.abort()
        await settleDown(items)
        if (servers[0]) clean(servers[0])
      }
      return { id, isDone }
    },

    async decideRows(at: number, what: 'send-again' | 'abandon') {
      const id = runIds[at % Math.max(1, runIds.length)]
      if (id !== undefined) await decideRows(id, { what, ids: 'all' }, person)
    },

    async runs(): Promise<Run[]> {
      const found = await Promise.all(runIds.map(readRun))
      return found.flatMap((run) => run ?? [])
    },
    async rows(runId: string) {
      return (await store().select().from(dispatches).where(eq(dispatches.groupId, runId))).map(toDispatchRow)
    },
    async jobs(runId: string) {
      return store().select().from(runJobs).where(eq(runJobs.runId, runId))
    },
    async clear() {
      for (const table of [dispatches, runs, repeatApplications]) await store().delete(table)
    },
  }
}

export type RunSimulation = ReturnType<typeof createRunSimulation>

const origin = { endpoint: 'submit-application' as const, reference: 'pretended', keyEnd: null }
const bodies = {
  key: { message: 'Forbidden' },
  scope: {
    developer_message: "Requested team_id 99 does not belong to logged in user's memberships: [11, 12]",
    extra: null,
  },
} as const

function resultOf(answer: Answer): Result<unknown> {
  if (answer === 'yes') return { ok: true, value: {} }
  if (answer === 'key' || answer === 'scope') {
    const body = JSON.stringify(bodies[answer])
    return { ok: false, failure: failureFromAnswer(origin, { status: 403, contentType: 'application/json', body }) }
  }
  return fail('submit-application', statuses[answer])
}

/** Status codes as `fail` takes them: 0 is a lost connection. */
const statuses = { there: 409, closed: 412, invalid: 400, busy: 429, broken: 500, lost: 0 } as const
