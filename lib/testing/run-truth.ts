import type { NewRow } from '../bulk-apply/contract'
import { rowDispatchId } from '../bulk-apply/queue/enqueue-rows'
import type { Dispatch } from '../dispatch/contract'
import type { Submitted } from '../easy-apply/contract'

type Entry = { endpoint: string | null; isWorkDone: boolean; body: unknown; status: number | null }

/** `compareRun` for tests: throws if an outcome is wrong, and returns how many rows had each outcome. */
export function checkTruth(rows: NewRow[], dispatches: Dispatch[], log: Entry[]): Record<string, number> {
  const { seen, issues } = compareRun(rows, dispatches, log)
  if (issues.length > 0) throw new Error(`${issues.length} rows have a wrong outcome:\n${issues.join('\n')}`)
  return seen
}

/**
 * Compares the outcomes of a run's rows with the sandbox's log; each body must contain its row's number (`row 17.`).
 * `seen`: how many rows had each outcome; `issues`: one line for each row that is duplicated, lost or wrong.
 */
export function compareRun(rows: NewRow[], dispatches: Dispatch[], log: Entry[]) {
  const seen: Record<string, number> = {}
  const issues: string[] = []
  const doneOf = countDone(log)
  const runId = dispatches[0]?.groupId ?? ''
  const byId = new Map(dispatches.map((dispatch) => [dispatch.id, dispatch]))
  const donePairs = new Map<string, number>()
  const repeated = new Set<string>()
  const pairs = new Set<string>()
  for (const row of rows) {
    const pair = pairOf(row.body)
    if (pairs.has(pair)) repeated.add(pair)
    pairs.add(pair)
    donePairs.set(pair, (donePairs.get(pair) ?? 0) + (doneOf.get(nameOf(row.body)) ?? 0))
  }
  for (const row of rows) {
    const dispatch = byId.get(rowDispatchId(runId, row.row))
    const done = doneOf.get(nameOf(row.body)) ?? 0
    const ofPair = donePairs.get(pairOf(row.body)) ?? 0
    const outcome = outcomeOf(dispatch)
    seen[outcome] = (seen[outcome] ?? 0) + 1
    const issue = issueOf(outcome, { done, ofPair, isRepeated: repeated.has(pairOf(row.body)), dispatch })
    if (issue) issues.push(`${issue}: ${JSON.stringify({ outcome, done, ofPair, dispatch })}`)
  }
  return { seen, issues }
}

type RowFacts = { done: number; ofPair: number; isRepeated: boolean; dispatch: Dispatch | undefined }

function issueOf(outcome: string, { done, ofPair, isRepeated, dispatch }: RowFacts): string | null {
  // Unless the user asked to send again, at most one application is made for a person and a job.
  if (ofPair > 1) return 'doubled'
  if (outcome === 'submitted' || outcome === 'queued')
    return ofPair === 1 && (isRepeated || done === 1) ? null : 'not at the partner'
  if (outcome === 'already-applied') return ofPair === 1 && done === 0 ? null : 'not applied before'
  if (outcome === 'needs-decision') return dispatch?.nextAt === null ? null : 'goes on although a person decides'
  // Cancelled while the outcome was unknown: it is shown as one that may have worked.
  if (outcome === 'abandoned' && dispatch?.mayHaveSucceeded) return null
  if (!['refused', 'scheduled', 'cancelled'].includes(outcome)) return 'without an outcome'
  return done === 0 ? null : 'at the partner'
}

function outcomeOf(dispatch: Dispatch | undefined): string {
  if (dispatch?.state !== 'succeeded') return dispatch?.state ?? 'missing'
  // Created by the kind's own `readResult`.
  return (dispatch.result as Submitted).outcome
}

function countDone(log: Entry[]): Map<string, number> {
  const done = new Map<string, number>()
  for (const { endpoint, isWorkDone, body } of log)
    if (endpoint === 'POST /easy-apply' && isWorkDone) done.set(nameOf(body), (done.get(nameOf(body)) ?? 0) + 1)
  return done
}

const nameOf = (body: unknown) => /"fullName":"([^"]*)"/.exec(JSON.stringify(body))?.[1] ?? ''
const pairOf = (body: unknown) =>
  /"email":"([^"]*)"|"jobId":"([^"]*)"/g[Symbol.match](JSON.stringify(body))?.join() ?? ''
