import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listJobs } from '../jobs/list-jobs'
import { store } from '../store/connection'
import { runRows } from '../store/run-tables'
import { isOver, rowsOf, runOf, untilRun } from '../testing/test-runs'
import { rosa, setUpTestWorker } from '../testing/test-worker'
import type { LeftOutRow, ResultRows } from './contract'
import { createRun } from './create-run'
import { exportResults } from './export-results'
import { saveLeftOutRows } from './save-left-out'
import { saveRows } from './save-rows'
import { startRun } from './start-run'
import { runRowWords } from './words'

const worker = setUpTestWorker({ deadlineMs: 20_000 })

const jobTitle = 'Verkäufer:in Teilzeit (m/w/d)'
const jobs = { open: '881252', closed: '881694', unlisted: '999999' }

test('gives each row the outcome shown on the screen, with its job’s problem as the reason', async () => {
  const rows = Object.entries(jobs).map(([name, jobId]) => ({ email: `${name}@example.com`, jobId }))
  const id = await runOf(rows)
  await untilRun(id, isOver)
  const lines = await linesOf(id)
  const onScreen = (await rowsOf(id)).map(({ outcome }) => runRowWords.outcomes[outcome])
  expect(lines.map(([, outcome]) => outcome)).toEqual(onScreen)
  expect(onScreen).toEqual(['Submitted', 'Refused', 'Refused'])
  expect(lines[0]?.[4]).toMatch(/^[\d-]{10} \d\d:\d\d$/)
  expect(lines.map(([, , reason]) => reason)).toEqual([
    '',
    expect.stringContaining('This job isn’t accepting applications'),
    expect.stringContaining('The partner lists no job 999999'),
  ])
})

test('lists left-out rows last, as not sent, with the reason', async () => {
  const id = randomUUID()
  await createRun({ id, name: 'people.csv', header: ['Email', 'Job'], stopsAtRefusal: false }, rosa)
  const email = 'sent@example.com'
  const body = { applicant: { email, fullName: 'Ada' }, job: { jobId: jobs.open }, enqueue: false }
  await saveRows(id, [{ row: 3, cells: [email, jobs.open], body, isAgain: false }], rosa)
  const leftOut: LeftOutRow[] = [
    { row: 1, cells: ['', jobs.open], reason: 'missing', target: 'email' },
    { row: 2, cells: ['out@example.com', jobs.open], reason: 'by-person', target: null },
  ]
  // The second time is as after a lost answer.
  for (const _ of leftOut) expect(await saveLeftOutRows(id, leftOut, rosa)).toBe(true)
  expect(await saveLeftOutRows(id, leftOut, { id: 'somebody-else' })).toBe(false)
  await startRun({ id, rows: 1 }, rosa)
  await untilRun(id, isOver)
  await saveLeftOutRows(id, [{ row: 4, cells: [], reason: 'repeat', target: null }], rosa)
  expect((await linesOf(id)).map(([row, outcome, reason, , , , ...cells]) => [row, outcome, reason, cells])).toEqual([
    ['3', 'Submitted', '', [email, jobs.open]],
    ['1', 'Not sent', 'Missing value: Email', ['', jobs.open]],
    ['2', 'Not sent', 'Left out by hand', ['out@example.com', jobs.open]],
  ])
})

test('names the title that several jobs have, and their IDs', async () => {
  const id = randomUUID()
  await createRun({ id, name: 'people.csv', header: ['Email', 'Job'], stopsAtRefusal: false }, rosa)
  const leftOut = ['Barista', 'No job anymore'].map(
    (job, index): LeftOutRow => ({
      row: index + 1,
      cells: ['a@example.com', job],
      reason: 'job-ambiguous',
      target: 'job',
    }),
  )
  await saveLeftOutRows(id, leftOut, rosa)
  const data = ['881694', '881695', '7'].map((jobId) => ({ id: jobId, name: jobId === '7' ? 'Cook' : 'Barista' }))
  worker.fail({ endpoint: 'GET /jobs', status: 200, body: { data } })
  await listJobs()
  const file = await textOf(id)
  expect(file).toContain('Ambiguous job: “Barista” (881694, 881695)')
  expect(file).toContain('Ambiguous job: Job')
})

test.each([
  { header: ['Job', 'Note', 'Email'], expected: ['Job', 'Note', 'Email'], cells: [jobTitle, '', 'e@example.com'] },
  { header: ['A', 'B'], expected: ['A', 'B', 'Email', 'Job'], cells: ['', '', 'e@example.com', jobTitle] },
])('puts the address and the job under their headings once the upload $header is erased', async (given) => {
  await listJobs()
  const id = randomUUID()
  await createRun({ id, name: 'people.csv', header: given.header, stopsAtRefusal: false }, rosa)
  const body = { applicant: { email: 'e@example.com', fullName: 'Ada' }, job: { jobId: jobs.open }, enqueue: true }
  await saveRows(id, [{ row: 1, cells: given.header.map(() => 'x'), body, isAgain: true }], rosa)
  await startRun({ id, rows: 1 }, rosa)
  await untilRun(id, isOver)
  await store().delete(runRows).where(eq(runRows.runId, id))
  const [header, line] = (await textOf(id)).trim().split('\r\n')
  expect(header?.split(',').slice(6)).toEqual(given.expected)
  expect(line?.split(',').slice(6)).toEqual(given.cells)
})

test('has one column of issues, however often failed rows were uploaded again', async () => {
  const id = randomUUID()
  const header = ['Email', 'Job', 'Partner Desk: Problem']
  await createRun({ id, name: 'people.csv', header, stopsAtRefusal: false }, rosa)
  const body = {
    applicant: { email: 'again@example.com', fullName: 'Ada' },
    job: { jobId: jobs.closed },
    enqueue: false,
  }
  await saveRows(id, [{ row: 1, cells: ['again@example.com', jobs.closed, 'Old'], body, isAgain: true }], rosa)
  await startRun({ id, rows: 1 }, rosa)
  await untilRun(id, isOver)
  const [first, line] = (await textOf(id, 'failed')).trim().split('\r\n')
  expect(first).toBe('Email,Job,Partner Desk: problem')
  expect(line).toMatch(new RegExp(`^again@example.com,${jobs.closed},"?This job isn’t accepting applications`))
})

/** Without the header. */
async function linesOf(id: string): Promise<string[][]> {
  const lines = (await textOf(id)).trim().split('\r\n').slice(1)
  return lines.map((line) => line.split(','))
}

async function textOf(id: string, which: ResultRows = 'all'): Promise<string> {
  const file = await exportResults(id, which, rosa)
  if (file === null || file === 'being-cancelled') throw new Error('no file')
  return new Response(file.body).text()
}
