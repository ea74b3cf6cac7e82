import { is, SQL, sql } from 'drizzle-orm'
import type { Step } from './contract'

/** A step yet to be stamped with its time, or a `jsonb` expression for one. */
type NewStep = Omit<Step, 'at'> | SQL

/** A timeline step stamped with the current time: JSON created in the database, whose clock all servers share. */
export function stepNow(step: NewStep): SQL {
  const given = is(step, SQL) ? step : sql`${JSON.stringify(step)}::jsonb`
  return sql`(jsonb_build_object('at', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) || ${given})`
}

/** The timeline plus one step. A very long one loses steps from the middle: the beginning and the end matter. */
export function withStep(step: NewStep, timeline: SQL = sql`timeline`): SQL {
  return sql`(case when jsonb_array_length(timeline) < 200 then ${timeline} else timeline - 100 end) || ${stepNow(step)}`
}

/** The timeline without the steps of one attempt. */
export function stepsOfOtherAttempts(reference: string | null): SQL {
  return sql`(select coalesce(jsonb_agg(step order by ordinal), '[]') from jsonb_array_elements(timeline)
    with ordinality as steps (step, ordinal) where step ->> 'reference' is distinct from ${reference})`
}
