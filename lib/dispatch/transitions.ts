import { type SQL, sql } from 'drizzle-orm'
import type { DispatchState } from './contract'

/** A late answer counts too: also of an attempt whose lease has expired and which another worker has taken over. */
const afterAnswer = ['succeeded', 'refused', 'backing-off', 'reconciling', 'needs-decision'] as const

/**
 * Which state may follow which. Every stored state changes through `move`, which allows no other. Property tests check
 * observed changes against this table, and a test compares it with the one in README.md.
 */
export const transitions = {
  // To `needs-decision` when the store has gone back; rows of a run that is then cancelled may have been sent since.
  scheduled: ['queued', 'needs-decision', 'cancelled', 'abandoned'],
  queued: ['sending', 'scheduled', ...afterAnswer, 'cancelled', 'abandoned'],
  // The last two where a person cancelled it meanwhile.
  sending: [...afterAnswer, 'cancelled', 'abandoned'],
  'backing-off': ['queued', 'scheduled', ...afterAnswer, 'cancelled', 'abandoned'],
  reconciling: ['queued', ...afterAnswer, 'abandoned', 'cancelled'],
  'needs-decision': ['queued', ...afterAnswer, 'abandoned', 'cancelled'],
  // What was refused is scheduled again once a person has put right its key or its job, or corrected it.
  refused: ['scheduled', 'cancelled'],
  succeeded: [],
  abandoned: [],
  cancelled: [],
} as const satisfies Record<DispatchState, readonly DispatchState[]>

type To<From extends DispatchState> = From | (typeof transitions)[From][number]

/** One state, or one of two by a condition over the row as it was. */
type Target<State> = State | { when: SQL; to: State; otherwise: State }

export type Moves = { [From in DispatchState]?: Target<To<From>> }

/** Stopped before it is sent again; one that may have worked is abandoned, as nobody found out. */
export const cancelledOrAbandoned = {
  when: sql`may_have_succeeded`,
  to: 'abandoned',
  otherwise: 'cancelled',
} as const

/**
 * A change of state from each of the named states: `from` is the predicate over the current row, `state` the value to
 * set. A state that is named as its own target stays.
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

/** Literal, not a parameter: only so does the planner see which partial index holds the rows. */
const quote = (state: string) => `'${state}'`

/** Over `dispatches`: it has its outcome. */
export const isEndedRow = sql.raw("state in ('succeeded', 'refused', 'abandoned', 'cancelled')")
