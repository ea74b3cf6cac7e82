import { type SQL, sql } from 'drizzle-orm'
import type { DispatchState } from './contract'

/** A late answer counts too, even for an attempt whose lease has expired and which another worker has taken over. */
const afterAnswer = ['succeeded', 'refused', 'backing-off', 'reconciling', 'needs-decision'] as const

/**
 * Which state may follow which. Every stored state changes through `move`, which allows no other transitions. Property
 * tests check observed changes against this table, and a test compares it with the one in README.md.
 */
export const transitions = {
  // To `needs-decision` when the store has gone back; rows of a run that is cancelled after that may have been sent.
  scheduled: ['queued', 'needs-decision', 'cancelled', 'abandoned'],
  queued: ['sending', 'scheduled', ...afterAnswer, 'cancelled', 'abandoned'],
  // The last two apply when a person cancelled it meanwhile.
  sending: [...afterAnswer, 'cancelled', 'abandoned'],
  'backing-off': ['queued', 'scheduled', ...afterAnswer, 'cancelled', 'abandoned'],
  reconciling: ['queued', ...afterAnswer, 'abandoned', 'cancelled'],
  'needs-decision': ['queued', ...afterAnswer, 'abandoned', 'cancelled'],
  // A refused row is scheduled again once a person has fixed its key or its job, or corrected the row.
  refused: ['scheduled', 'cancelled'],
  succeeded: [],
  abandoned: [],
  cancelled: [],
} as const satisfies Record<DispatchState, readonly DispatchState[]>

type To<From extends DispatchState> = From | (typeof transitions)[From][number]

/** One state, or one of two depending on a condition on the row before the change. */
type Target<State> = State | { when: SQL; to: State; otherwise: State }

export type Moves = { [From in DispatchState]?: Target<To<From>> }

/** Stopped before it is sent again; if it may have succeeded it is abandoned, as that was never found out. */
export const cancelledOrAbandoned = {
  when: sql`may_have_succeeded`,
  to: 'abandoned',
  otherwise: 'cancelled',
} as const

/**
 * A change of state from each of the named states: `from` is the predicate over the current row, `state` the value to
 * set. A state with itself as its target stays.
 */
export function move(moves: Moves): { from: SQL; state: SQL } {
  const named = Object.entries(moves)
  const states = sql.raw(named.map(([from]) => quote(from)).join(', '))
  const arms = named.map(([from, target]) => sql`when ${sql.raw(quote(from))} then ${valueFor(target)}`)
  return { from: sql`state in (${states})`, state: sql`case state ${sql.join(arms, sql` `)} end` }
}

function valueFor(target: Target<DispatchState>): SQL {
  if (typeof target === 'string') return sql.raw(quote(target))
  const { when, to, otherwise } = target
  return sql`case when ${when} then ${sql.raw(quote(to))} else ${sql.raw(quote(otherwise))} end`
}

/** Literals, not parameters: only then can the planner tell which partial index holds the rows. */
const quote = (state: string) => `'${state}'`

/** Over `dispatches`: has its final outcome. */
export const isEndedRow = sql.raw("state in ('succeeded', 'refused', 'abandoned', 'cancelled')")

/** Over `dispatches`: waits for its first or next attempt, is being sent, or its outcome is being looked up. */
export const isUnderWayRow = sql.raw("state in ('scheduled', 'queued', 'sending', 'backing-off', 'reconciling')")
