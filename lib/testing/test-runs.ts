import { randomUUID } from 'node:crypto'
import { onTestFailed, onTestFinished } from 'vitest'
import type { Run, RunRow } from '../bulk-apply/contract'
import { createRun } from '../bulk-apply/create-run'
import { readRun } from '../bulk-apply/read-run'
import { readRunRows } from '../bulk-apply/read-run-rows'
import { saveRows } from '../bulk-apply/save-rows'
import { startRun } from '../bulk-apply/start-run'
import { onDue } from '../dispatch/notify'
import type { PartnerRecord } from '../records/record'
import type { LogEntry } from '../sandbox/request-log'
import { rosa, type TestWorker } from './test-worker'

export type TestRow = {
  email: string
  jobId: string
  enqueue?: boolean
  isAgain?: boolean
  name?: string
  body?: PartnerRecord
}

/** Uploads these rows and starts a run of them. Returns its id. */
export async function runOf(
  rows: readonly TestRow[],
  { stopsAtRefusal = false, person = rosa }: { stopsAtRefusal?: boolean; person?: typeof rosa } = {},
): Promise<string> {
  const id = randomUUID()
  await createRun({ id, name: 'people.csv', header: ['Email', 'Name', 'Job'], stopsAtRefusal }, person)
  const given = rows.map(({ email, jobId, enqueue = true, isAgain = false, name = 'Ada', body }, index) => ({
    row: index + 1,
    cells: [email, name, jobId],
    body: body ?? { applicant: { email, fullName: name }, job: { jobId }, enqueue },
    isAgain,
  }))
  for (let from = 0; from < given.length; from += 500) await saveRows(id, given.slice(from, from + 500), person)
  const answer = await startRun({ id, rows: rows.length }, person)
  if (answer?.state !== 'started') throw new Error(`The run was not started: ${JSON.stringify(answer)}`)
  return id
}

/**
 * Resolves with the run once `isSo` holds, checked on each change and at intervals; a test that fails meanwhile shows
 * its state.
 */
export async function untilRun(id: string, isSo: (run: Run) => boolean): Promise<Run> {
  let last: Run | null = null
  let isFound = false
  let isTestOver = false
  onTestFinished(() => {
    isTestOver = true
  })
  onTestFailed(() => {
    if (!isFound) console.error(`The run was last seen so: ${JSON.stringify(last)}`)
  })
  for (;;) {
    let wake = () => {}
    const moved = new Promise<void>((resolve) => {
      wake = resolve
    })
    const forget = onDue(wake)
    const timer = setTimeout(wake, 50)
    last = await readRun(id)
    isFound = last !== null && isSo(last)
    if (!isFound && !isTestOver) await moved
    forget()
    clearTimeout(timer)
    if (isFound && last) return last
    if (isTestOver) throw new Error('The test ended before the run came so far')
  }
}

export const isOver = ({ endedAt }: Run) => endedAt !== null

export async function rowsOf(id: string): Promise<RunRow[]> {
  return (await readRunRows(id, { outcome: null, offset: 0, limit: 50_000 })).items
}

/** The application requests that reached the partner, oldest first. */
export function applicationsAt({
  requests,
}: TestWorker): (LogEntry & { email: string; jobId: string; isQueued: boolean })[] {
  return requests('POST /easy-apply').map((entry) => {
    // The format that `runOf` and the default profile write.
    const body = entry.body as { applicant: { email: string }; job: { jobId: string }; enqueue: boolean }
    return { ...entry, email: body.applicant.email, jobId: body.job.jobId, isQueued: body.enqueue }
  })
}

/** Email addresses and jobs for which the partner carried out more than one request. */
export function doneTwice(worker: TestWorker): string[] {
  const pairs = applicationsAt(worker)
    .filter(({ isWorkDone }) => isWorkDone)
    .map(({ email, jobId }) => `${email} ${jobId}`)
  return pairs.filter((pair, index) => pairs.indexOf(pair) !== index)
}
