import { type SQL, sql } from 'drizzle-orm'
import type { Step } from './contract'

/** A timeline step stamped with the current time: JSON created in the database, whose clock all servers share. */
export function stepNow(step: Omit<Step, 'at'>): SQL {
  return sql`(jsonb_build_object('at', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) || ${JSON.stringify(step)}::jsonb)`
}

/** The timeline plus one step. A very long one loses steps from the middle: the beginning and the end matter. */
export function withStep(step: Omit<Step, 'at'>, timeline: SQL = sql`timeline`): SQL {
  return sql`(case when jsonb_array_length(timeline) < 200 then ${timeline} else timeline - 100 end) || ${stepNow(step)}`
}

/** The timeline without the steps of one attempt. */
export function stepsBut(reference: string | null): SQL {
  return sql`(select coalesce(jsonb_agg(step order by ordinal), '[]') from jsonb_array_elements(timeline)
    with ordinality as steps (step, ordinal) where step ->> 'reference' is distinct from ${reference})`
}
