import { setTimeout as pause } from 'node:timers/promises'
import type { Sandbox } from './sandbox'

const atMostMs = 3_000

/**
 * Waits until the desk has looked for the job it created. If the job were deleted before that, the partner's list would
 * seem to lack new jobs, and could not prove a job missing in later tests.
 */
export async function untilCreatedIsSeen(sandbox: Sandbox): Promise<void> {
  const until = Date.now() + atMostMs
  while (Date.now() < until && !(await isSeen(sandbox))) await pause(50)
}

async function isSeen(sandbox: Sandbox): Promise<boolean> {
  const requests = await sandbox.requests()
  const created = requests.findLastIndex(({ endpoint, isWorkDone }) => endpoint === 'POST /jobs' && isWorkDone)
  const after = created === -1 ? null : requests.slice(created)
  return after === null || after.some(({ endpoint, status }) => endpoint === 'GET /jobs' && status === 200)
}
