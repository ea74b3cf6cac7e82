import { eq } from 'drizzle-orm'
import type { RunDecision } from '../bulk-apply/contract'
import type { DispatchRow } from '../dispatch/row'
import { store } from '../store/connection'
import { runs } from '../store/run-tables'
import { dispatches } from '../store/schema'
import type { RunSimulation, Watcher } from './run-simulation'

/** What may be sent for a job. `alone`: one row at a time, until one of those `sent` since then is accepted. */
type Job = { state: 'alone' | 'open' | 'refused'; sent: Set<string> }

const ofKey = ['key-rejected', 'not-permitted', 'forbidden', 'unknown-path', 'wrong-method']
const ofJob = ['job-unavailable', 'out-of-scope', 'not-found']

/**
 * An independent model of what a run may send, derived from what was sent, answered and decided. Uncertain rows are
 * finished while the run is going, whatever the state of their job.
 */
export function createRunWatch() {
  const jobs = new Map<string, Job>()
  const going = new Map<string, boolean>()
  /** Rows resent by the user do not count as trials of their job. */
  const sentAgain = new Set<string>()
  const faults: string[] = []
  let sends = 0

  const jobOf = (row: Pick<DispatchRow, 'groupId' | 'jobId'>): Job => {
    const key = `${row.groupId} ${row.jobId}`
    const job = jobs.get(key) ?? { state: 'alone', sent: new Set() }
    jobs.set(key, job)
    return job
  }

  async function isUnderWay(id: string): Promise<boolean> {
    const [row] = await store().select().from(dispatches).where(eq(dispatches.id, id))
    if (!row || sentAgain.has(id)) return false
    return ['queued', 'sending', 'backing-off', 'reconciling'].includes(row.state)
  }

  const watcher: Watcher = {
    async onSent(row) {
      sends += 1
      if (going.get(row.groupId ?? '') === false)
        faults.push(`row ${row.groupPosition} was sent while its run stood still`)
      if (row.mayHaveSucceeded) return
      const job = jobOf(row)
      if (job.state === 'refused')
        faults.push(`row ${row.groupPosition} of ${row.jobId} was sent though its job was refused`)
      if (job.state === 'alone')
        for (const id of job.sent)
          if (id !== row.id && (await isUnderWay(id)))
            faults.push(`row ${row.groupPosition} of ${row.jobId} did not go alone`)
      job.sent.add(row.id)
    },
    async onAnswered({ id, groupId }) {
      const [row] = await store().select().from(dispatches).where(eq(dispatches.id, id))
      const [run] = await store()
        .select()
        .from(runs)
        .where(eq(runs.id, groupId ?? ''))
      if (!row || !run) return
      const job = jobOf(row)
      const isTaken = row.state === 'succeeded' && (row.result as { outcome: string }).outcome !== 'already-applied'
      if (isTaken && job.state === 'alone' && job.sent.has(id) && !sentAgain.has(id)) job.state = 'open'
      if (row.state !== 'refused') return
      const { kind } = row.failure as { kind: string }
      if (ofJob.includes(kind)) job.state = 'refused'
      if (ofKey.includes(kind) || run.stopsAtRefusal) going.set(run.id, false)
    },
  }

  return {
    ...watcher,
    sends: () => sends,

    async claim(simulation: RunSimulation, which: number) {
      const taken = await simulation.claim(which)
      await checkShares(simulation, which, taken)
    },

    async decide(simulation: RunSimulation, at: number, decision: RunDecision) {
      const decided = await simulation.decide(at, decision)
      if (!decided?.isDone) return
      const { what } = decision
      if (what === 'pause' || what === 'cancel') going.set(decided.id, false)
      if (what === 'resume') going.set(decided.id, true)
      if (what === 'try-job') {
        jobs.set(`${decided.id} ${decision.jobId}`, { state: 'alone', sent: new Set() })
        await goOn(simulation)
      }
    },

    async decideRows(simulation: RunSimulation, at: number, what: 'send-again' | 'abandon') {
      if (what === 'send-again')
        for (const { id, state } of await simulation.rows(simulation.runIds[at % simulation.runIds.length] ?? ''))
          if (state === 'needs-decision') sentAgain.add(id)
      await simulation.decideRows(at, what)
      await goOn(simulation)
    },

    /** Throws if anything was sent that must not have been. */
    check() {
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
  }

  /** A run that had ended continues when the user resends rows. */
  async function goOn(simulation: RunSimulation) {
    for (const run of await simulation.runs()) if (run.state === 'running') going.set(run.id, true)
  }

  /** Of two runs, neither may get more in one claim while the other, with rows to send, has at least two fewer. */
  async function checkShares(simulation: RunSimulation, which: number, taken: Map<string, number>) {
    const server = simulation.servers[which]
    if (!server) return
    const claimed = simulation.countClaimed(server)
    for (const [id] of taken)
      for (const other of simulation.runIds) {
        if (other === id || (claimed.get(id) ?? 0) - (claimed.get(other) ?? 0) < 2) continue
        const [run] = await store().select().from(runs).where(eq(runs.id, other))
        const open = new Set(
          (await simulation.jobs(other)).flatMap(({ jobId, state }) => (state === 'open' ? [jobId] : [])),
        )
        const more = (await simulation.rows(other)).filter(
          (row) => row.state === 'scheduled' && open.has(row.jobId ?? ''),
        )
        if (run?.state === 'running' && more.length > 0)
          faults.push(`${JSON.stringify([...claimed.values()])} claimed, and the smaller one had ${more.length} more`)
      }
  }
}

export type RunWatch = ReturnType<typeof createRunWatch>
