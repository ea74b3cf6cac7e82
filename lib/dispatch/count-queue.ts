import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { lanes } from '../partner/pacing/lanes'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { groups } from './registry'

/** The writes that have not ended, for operators. Seconds are by the database's clock; 0 when nothing waits. */
type QueueCounts = {
  depth: { state: string; lane: string; count: number }[]
  oldestDue: { lane: string; seconds: number }[]
  awaiting: { count: number; oldestSeconds: number }
}

const secondsSince = (moment: SQL) =>
  sql<number>`coalesce(greatest(0, extract(epoch from now() - min(${moment}))), 0)::float8`

/** When it was due; null for a row whose group is at rest: it keeps its time, and is not sent. */
const dueSince = () => sql`case when not_before is null then null
  when group_id is null or state = 'reconciling' or ${groups().mayBeSent} then not_before end`

/** Includes counts of 0: a chart without a line would look like an error. `held`: since a restore. */
const waitingStates = ['scheduled', 'queued', 'sending', 'backing-off', 'reconciling', 'needs-decision', 'held']

/** One pass over the index on dispatches that have not ended. */
export async function countQueue(): Promise<QueueCounts> {
  const counted = await store()
    .select({
      state: dispatches.state,
      lane: dispatches.lane,
      isHeld: sql<boolean>`held_by is not null`,
      count: sql<number>`count(*)::int`,
      dueSeconds: secondsSince(dueSince()),
      sentSeconds: secondsSince(sql`coalesce(sent_at, created_at)`),
    })
    .from(dispatches)
    // Worded exactly as in the index on dispatches that have not ended.
    .where(sql.raw("state not in ('succeeded', 'refused', 'abandoned', 'cancelled')"))
    .groupBy(sql`1, 2, 3`)
  const most = (numbers: number[]) => Math.max(0, ...numbers)
  // Dispatches held since a restore are counted separately.
  const awaiting = counted.filter(({ state, isHeld }) => state === 'needs-decision' && !isHeld)
  const countOf = (name: string, ofLane: string) =>
    counted.find(({ state, lane, isHeld }) => (isHeld ? 'held' : state) === name && lane === ofLane)?.count ?? 0
  return {
    depth: lanes.flatMap((lane) => waitingStates.map((state) => ({ state, lane, count: countOf(state, lane) }))),
    oldestDue: lanes.map((lane) => ({
      lane,
      seconds: most(counted.filter((group) => group.lane === lane).map(({ dueSeconds }) => dueSeconds)),
    })),
    awaiting: {
      count: awaiting.reduce((sum, { count }) => sum + count, 0),
      oldestSeconds: most(awaiting.map(({ sentSeconds }) => sentSeconds)),
    },
  }
}
