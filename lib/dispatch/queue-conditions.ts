import 'server-only'
import { sql } from 'drizzle-orm'
import { stepNow } from './timeline'

/** Nothing else in the same queue is in flight. */
export const isItsTurn = sql`(queue is null or not exists (
  select 1 from dispatches other where other.queue = dispatches.queue and other.state = 'sending'))`

/** A newer dispatch in the same queue was recorded: this one must not be sent after it. */
export const isOutdated = sql`(queue is not null and exists (
  select 1 from dispatches newer where newer.queue = dispatches.queue
    and (newer.created_at, newer.id) > (dispatches.created_at, dispatches.id)))`

/** Must not be sent again: a person cancelled it while it was being sent, or a newer one superseded it. */
export const isStopped = sql`(cancel_requested_by is not null or ${isOutdated})`

/** The final step of a stopped dispatch. */
export const stopStep = sql`case when ${isOutdated} then ${stepNow({ what: 'superseded' })}
  else ${stepNow({ what: 'cancelled' })} || jsonb_build_object('by', cancel_requested_by) end`
