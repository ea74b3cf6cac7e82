import 'server-only'
import { sql } from 'drizzle-orm'
import type { WorkerId } from '../../dispatch/claim'
import type { DispatchRow } from '../../dispatch/row'
import type { WorkSource } from '../../dispatch/worker'
import { log } from '../../runtime/log'
import { store } from '../../store/connection'
import { runs } from '../../store/run-tables'
import { dispatches } from '../../store/schema'
import { claimRows, claimUnclear } from './claim-rows'
import { endIfOver } from './end-runs'
import { enqueueNextBatch, needsEnqueueing } from './enqueue-rows'
import { takeFairly } from './fair-share'
import { resolveCanaries } from './run-jobs'

/** The rows of the runs that go on: each run has an equal share of what one server has in hand, and what others leave. */
export const runQueue: WorkSource = { claim, nextDueMs }

/** A run's rows are still being written down, or cancelled. */
const state = { isMoving: false, restUntilMs: new Map<string, number>() }
const restMs = 10_000

type Going = { id: string; state: string }

/** Of a run that a person or the desk holds nothing is sent; what may have worked is found out about all the same. */
const isAtRest = ({ state }: Going) => state === 'paused' || state === 'stopped'

async function claim(worker: WorkerId, count: number, inHand: ReadonlyMap<string, number>): Promise<DispatchRow[]> {
  const going: Going[] = await readGoing()
  state.isMoving = false
  for (const run of going.filter(needsEnqueueing))
    await unlessItFails(run.id, async () => {
      state.isMoving = (await enqueueNextBatch(run.id)) || state.isMoving
    })
  const running = going.filter(({ state }) => state === 'running').map(({ id }) => id)
  for (const id of running) await unlessItFails(id, () => resolveCanaries(id))
  const takeFrom = async (id: string, share: number) =>
    (await unlessItFails(id, () => claimRows(worker, id, share))) ?? []
  const rows = await claimUnclear(worker, going.filter(isAtRest), count)
  rows.push(...(await takeFairly(running, inHand, count - rows.length, takeFrom)))
  const busy = new Set([...rows.map(({ runId }) => runId), ...inHand.keys()])
  for (const { id } of going) if (!busy.has(id)) await unlessItFails(id, () => endIfOver(id))
  return rows
}

/** What is wrong with one run must not keep the others from going on. */
async function unlessItFails<Result>(runId: string, work: () => Promise<Result>): Promise<Result | undefined> {
  if ((state.restUntilMs.get(runId) ?? 0) > performance.now()) return undefined
  try {
    return await work()
  } catch (error) {
    log.error({ err: error, run: runId }, 'the rows of a run could not be looked after')
    state.restUntilMs.set(runId, performance.now() + restMs)
    return undefined
  }
}

function readGoing(): Promise<Going[]> {
  return store()
    .select({ id: runs.id, state: runs.state })
    .from(runs)
    .where(sql`ended_at is null and state <> 'draft'`)
    .orderBy(runs.startedAt)
}

async function nextDueMs(): Promise<number | null> {
  const going = await readGoing()
  if (state.isMoving) return 0
  if (going.length === 0) return null
  const [next] = await store()
    .select({ ms: sql<number | null>`(extract(epoch from min(not_before) - clock_timestamp()) * 1000)::float8` })
    .from(dispatches)
    .where(
      sql`run_id in ${going.map(({ id }) => id)} and state in ('waiting', 'unclear') and not_before is not null
        and lease_until is null
        and (state = 'unclear' or exists (select 1 from runs where runs.id = dispatches.run_id and runs.state = 'running'))`,
    )
  return next?.ms ?? null
}
