import { wantsOn } from '../ai-chat/contract'
import type { NewRow } from '../bulk-apply/contract'
import { type Dispatch, isOpen } from '../dispatch/contract'
import type { DeskOrder, SandboxEntry } from './desk-process'
import { compareRun } from './run-truth'

type Facts = {
  orders: DeskOrder[]
  runs: ReadonlyMap<string, NewRow[]>
  dispatches: Dispatch[]
  log: SandboxEntry[]
  /** What the sandbox has at the end, by team. */
  subscriptions: Record<string, Record<string, unknown>>
  /** No fault was injected for GET /jobs. */
  couldListJobs: boolean
  /** A 409 has shown the desk that team 11 does not accept repeat applications. */
  knowsRepeats: boolean
}

/** `issues`: one line for each write that is duplicated, lost or wrong. `avoidable`: unclear without need. */
export type HistoryTruth = {
  issues: string[]
  outcomes: Record<string, number>
  writes: number
  unclear: number
  /** Writes while GET /jobs worked, and how many of them need a user's decision although the desk could have known. */
  reconcilable: { writes: number; avoidable: number }
}

/** Compares what the desk says about each write with what the sandbox did. */
export function compareHistory(facts: Facts): HistoryTruth {
  const issues: string[] = []
  const outcomes: Record<string, number> = {}
  const byId = new Map(facts.dispatches.map((dispatch) => [dispatch.id, dispatch]))
  for (const order of facts.orders) {
    const dispatch = byId.get(order.id)
    const issue = issueOf(order, dispatch, facts)
    if (issue) issues.push(`${issue}: ${JSON.stringify({ order, dispatch })}`)
    count(outcomes, `${order.what}: ${dispatch?.state} ${reasonOf(dispatch)}`.trim())
  }
  for (const [id, rows] of facts.runs) {
    const own = facts.dispatches.filter(({ groupId }) => groupId === id)
    if (own.length === 0) continue
    const run = compareRun(rows, own, facts.log)
    issues.push(...run.issues)
    for (const [outcome, times] of Object.entries(run.seen)) count(outcomes, `row: ${outcome}`, times)
  }
  issues.push(...chatIssues(facts))
  const unclear = facts.dispatches.filter(isUnclear)
  return {
    issues,
    outcomes,
    writes: facts.dispatches.length,
    unclear: unclear.length,
    reconcilable: {
      writes: facts.couldListJobs ? facts.dispatches.length : 0,
      avoidable: facts.couldListJobs ? unclear.filter((dispatch) => isAvoidable(dispatch, facts)).length : 0,
    },
  }
}

function issueOf(order: DeskOrder, dispatch: Dispatch | undefined, facts: Facts): string | null {
  if (!dispatch) return 'lost'
  if (isOpen(dispatch)) return 'without an outcome'
  if (order.what === 'chat') return null
  const mark = order.what === 'job' ? order.id : emailOf(order)
  const done = facts.log.filter(
    ({ endpoint, body, isWorkDone }) =>
      isWorkDone && endpoint?.startsWith('POST') && JSON.stringify(body).includes(mark),
  ).length
  if (done > 1) return 'doubled'
  if (dispatch.state === 'succeeded') return done === 1 ? null : 'succeeded, but not at the partner'
  if (dispatch.state === 'needs-decision' && dispatch.uncertainty?.what !== 'not-made') return null
  // The user gave up reconciling: it is shown as one that may have worked.
  if (dispatch.state === 'abandoned' && dispatch.mayHaveSucceeded) return null
  return done === 0 ? null : `${dispatch.state}, but at the partner`
}

/** The partner has each team's latest setting, unless that is unclear. */
function chatIssues({ dispatches, subscriptions }: Facts): string[] {
  const settings = dispatches.filter(({ kind }) => kind === 'set-ai-chat')
  return [...new Set(settings.map(({ teamId }) => teamId ?? ''))].flatMap((teamId) => {
    const own = settings.filter((setting) => setting.teamId === teamId && setting.state !== 'cancelled')
    const last = own.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)).at(-1)
    const isOn = subscriptions[teamId]?.enabled
    if (last?.state !== 'succeeded' || wantsOn(last) === isOn) return []
    return [`AI chat of team ${teamId} is ${isOn} at the partner: ${JSON.stringify(own)}`]
  })
}

const isUnclear = ({ state, uncertainty }: Dispatch) =>
  state === 'needs-decision' && uncertainty?.what !== 'not-made' && uncertainty?.what !== 'applied-before'

/** An application may be repeated only if the team is known not to accept a second one. */
function isAvoidable({ kind, jobId }: Dispatch, { knowsRepeats }: Facts): boolean {
  return kind !== 'submit-application' || (jobId === '881200' && knowsRepeats)
}

function reasonOf(dispatch: Dispatch | undefined): string {
  const { uncertainty } = dispatch ?? {}
  return uncertainty?.what === 'unknown' ? uncertainty.why : (uncertainty?.what ?? '')
}

function emailOf({ body }: DeskOrder): string {
  return /"email":"([^"]*)"/.exec(JSON.stringify(body))?.[1] ?? ''
}

function count(counts: Record<string, number>, name: string, times = 1) {
  counts[name] = (counts[name] ?? 0) + times
}
