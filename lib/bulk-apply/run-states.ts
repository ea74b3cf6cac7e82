import { sql } from 'drizzle-orm'

/** Over `runs`: it was started and has not ended. Worded as the index over these has it. */
export const isOpenRun = sql.raw("runs.state in ('enqueueing', 'running', 'paused', 'stopped', 'cancelling')")
