import { randomUUID } from 'node:crypto'
import { type Dispatch, isOpen } from '../dispatch/contract'
import { decide } from '../dispatch/decide'
import { createJob } from '../jobs/create-job'
import { rosa, type TestWorker } from './test-worker'

export const newJob = () => ({ name: `Night baker ${randomUUID()}`, team_id: 11, city: 'Oslo' })

/** Records a job and sends it without waiting for the undo window; returns its dispatch id. */
export async function sendJob(body: Record<string, unknown> = newJob()): Promise<string> {
  const id = randomUUID()
  await createJob(id, body, rosa)
  await decide(id, { what: 'try-now' }, rosa)
  return id
}

/** Nothing more happens to it automatically: it has its outcome, or needs a user's decision. */
export const isSettled = (dispatch: Dispatch) => !isOpen(dispatch)

/** Sends a job, and waits until it has its outcome or needs a user's decision. */
export async function settleJob(worker: TestWorker, body?: Record<string, unknown>): Promise<Dispatch> {
  return worker.until(await sendJob(body), isSettled)
}
