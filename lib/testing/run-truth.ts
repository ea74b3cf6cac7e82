import { expect } from 'vitest'
import type { NewRow } from '../bulk-apply/contract'
import { rowDispatchId } from '../bulk-apply/queue/enqueue-rows'
import type { Dispatch } from '../dispatch/contract'
import type { Submitted } from '../easy-apply/contract'

type Entry = { endpoint: string | null; isWorkDone: boolean; body: unknown; status: number | null }

/**
 * Checks the outcomes of a run's rows against the sandbox's log; each body must hold its row's number (`row 17.`).
 * Returns how many rows had which outcome.
 */
export function checkTruth(rows: NewRow[], dispatches: Dispatch[], log: Entry[]): Record<string, number> {
  const seen: Record<string, number> = {}
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
    const context = JSON.stringify({ outcome, done, ofPair, dispatch })
    seen[outcome] = (seen[outcome] ?? 0) + 1
    // Where nobody said "again", one application is all that is done for a person and a job.
    expect(ofPair, context).toBeLessThanOrEqual(1)
    if (outcome === 'submitted' || outcome === 'queued') {
      expect(ofPair, context).toBe(1)
      if (!repeated.has(pairOf(row.body))) expect(done, context).toBe(1)
    } else if (outcome === 'already-applied') expect([ofPair, done], context).toEqual([1, 0])
    else if (outcome !== 'needs-decision') {
      expect(['refused', 'scheduled', 'cancelled'], context).toContain(outcome)
      expect(done, context).toBe(0)
    } else expect(dispatch?.nextAt, context).toBeNull()
  }
  return seen
}

function outcomeOf(dispatch: Dispatch | undefined): string {
  if (dispatch?.state !== 'succeeded') return dispatch?.state ?? 'missing'
  // Made by the kind's own `readResult`.
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
