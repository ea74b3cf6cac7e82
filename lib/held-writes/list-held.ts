import 'server-only'
import { asc, sql } from 'drizzle-orm'
import { type RunState, runStates } from '../bulk-apply/contract'
import { unsentRowCount } from '../bulk-apply/queue/hold-runs'
import { shownColumns, toDispatch } from '../dispatch/row'
import { areRepeatApplicationsOff } from '../easy-apply/repeat-applications'
import { knownTitleOf } from '../jobs/known-jobs'
import { store } from '../store/connection'
import { runJobs, runs } from '../store/run-tables'
import { dispatches } from '../store/schema'
import { type HeldRun, type HeldWrite, type HeldWrites, maxHeldWrites, type Repeats } from './contract'
import { isHeldAlone, readHeldSummary } from './read-summary'

/** Everything held since the store went back, oldest first; null if nothing is. */
export async function listHeldWrites(): Promise<HeldWrites | null> {
  const summary = await readHeldSummary()
  if (!summary) return null
  const [held, rows, single] = await Promise.all([
    store()
      .select({ run: runs, rows: sql<number>`${unsentRowCount}::int` })
      .from(runs)
      .where(sql`held_by is not null`)
      .orderBy(asc(runs.createdAt)),
    store()
      .select(shownColumns)
      .from(dispatches)
      .where(isHeldAlone)
      .orderBy(asc(dispatches.createdAt))
      .limit(maxHeldWrites),
    store().$count(dispatches, isHeldAlone),
  ])
  const areOff = rememberTeams()
  const heldRuns: HeldRun[] = []
  for (const { run, rows } of held)
    heldRuns.push({
      id: run.id,
      name: run.name,
      who: run.personName,
      createdAt: run.createdAt.toISOString(),
      state: stateOf(run.state),
      rows,
      repeats: await repeatsOfRun(run.id, areOff),
    })
  const writes: HeldWrite[] = []
  for (const row of rows) {
    const stored = toDispatch(row)
    // The title may have been unknown when the write was recorded.
    const dispatch = { ...stored, subject: knownTitleOf(stored.jobId) ?? stored.subject }
    writes.push({ dispatch, repeats: dispatch.kind === 'submit-application' ? await areOff(dispatch.teamId) : null })
  }
  return { summary, runs: heldRuns, writes, single }
}

function stateOf(stored: string): RunState {
  const state = runStates.find((state) => state === stored)
  if (!state) throw new Error(`A run in state ${stored} is not known here`)
  return state
}

type AreOff = (teamId: string | null) => Promise<Repeats>

function rememberTeams(): AreOff {
  const known = new Map<string | null, Repeats>()
  return async (teamId) => {
    const repeats = known.get(teamId) ?? ((await areRepeatApplicationsOff(teamId)) ? 'off' : 'unknown')
    known.set(teamId, repeats)
    return repeats
  }
}

/** Sending proves something for all rows only if every job's team refuses repeats. */
async function repeatsOfRun(runId: string, areOff: AreOff): Promise<Repeats> {
  const teams = await store().selectDistinct({ teamId: runJobs.teamId }).from(runJobs).where(sql`run_id = ${runId}`)
  for (const { teamId } of teams) if ((await areOff(teamId)) === 'unknown') return 'unknown'
  return teams.length > 0 ? 'off' : 'unknown'
}
