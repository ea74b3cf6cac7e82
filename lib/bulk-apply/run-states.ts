import { sql } from 'drizzle-orm'

/** Over `runs`: was started and has not ended. Repeats the predicate of the index over these. */
export const isOpenRun = sql.raw("runs.state in ('enqueueing', 'running', 'paused', 'stopped', 'cancelling')")
