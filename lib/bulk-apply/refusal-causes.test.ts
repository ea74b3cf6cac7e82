import { expect, test } from 'vitest'
import { jobsKnownAt } from '../jobs/known-jobs'
import { singleton } from '../runtime/singleton'
import { isOver, rowsOf, runOf, untilRun } from '../testing/test-runs'
import { setUpTestWorker } from '../testing/test-worker'
import { readRun } from './read-run'
import { listRefusalCauses } from './refusal-causes'
import { reasonInWords } from './words'

const worker = setUpTestWorker({ deadlineMs: 20_000 })

const closed = '881694'
const unlisted = '999999'

test('names a job that accepts no applications with its ID, and an unlisted one in the title only', async () => {
  const id = await runOf([closed, unlisted].map((jobId) => ({ email: `of-${jobId}@example.com`, jobId })))
  await untilRun(id, isOver)
  const causes = await listRefusalCauses({ runId: id })
  expect(causes.map(({ title, job }) => [title, job])).toEqual(
    expect.arrayContaining([
      ['This job isn’t accepting applications', { id: closed, title: 'Barista' }],
      [`The partner lists no job ${unlisted}`, null],
    ]),
  )
})

test('names the same cause above a run’s rows and on them where the partner lists no such job, after a restart too', async () => {
  const id = await runOf(['a', 'b', 'c'].map((name) => ({ email: `${name}@example.com`, jobId: unlisted })))
  await untilRun(id, isOver)
  // As in a process that was just started: jobs of another field profile do not count.
  singleton('known-jobs', () => ({ known: { version: 0 } })).known.version = -1
  expect(jobsKnownAt()).toBeNull()
  const [run, causes, rows] = await Promise.all([readRun(id), listRefusalCauses({ runId: id }), rowsOf(id)])
  const why = `The partner lists no job ${unlisted}`
  expect(run?.heldJobs).toMatchObject([{ rows: 2, failure: { title: why } }])
  expect(causes).toMatchObject([{ title: why }])
  expect(rows[0]?.failure?.title).toBe(why)
})

test('groups rows whose value the partner rejects under its own field name by message, and sends the other rows', async () => {
  const refused = [3, 7, 11, 15]
  for (const at of refused)
    worker.fail({
      endpoint: 'POST /easy-apply',
      status: 422,
      body: { message: 'Validation failed', errors: { phone: ['is not a valid phone number'] } },
      match: { bodyContains: `caller${at}@` },
    })
  const id = await runOf(Array.from({ length: 20 }, (_, at) => ({ email: `caller${at}@example.com`, jobId: '881200' })))
  const run = await untilRun(id, isOver)
  expect(run).toMatchObject({ stop: null, waitsForFields: false, askedFields: [] })
  expect(run.counts).toMatchObject({ refused: refused.length, submitted: 1, queued: 15 })
  expect(await listRefusalCauses({ runId: id })).toMatchObject([
    { rows: refused.length, title: 'phone: is not a valid phone number', message: '' },
  ])
})

test('names the field of a rejection by the form’s title, in the reason and on the row', async () => {
  const body = { message: 'Validation failed', errors: { phone_number: ['is not a valid phone number'] } }
  worker.fail({ endpoint: 'POST /easy-apply', status: 422, body })
  const id = await runOf([{ email: 'titled@example.com', jobId: '881200' }])
  await untilRun(id, isOver)
  const why = 'Phone number: is not a valid phone number'
  expect(await listRefusalCauses({ runId: id })).toMatchObject([{ title: why, message: '' }])
  const [row] = await rowsOf(id)
  expect(row && reasonInWords(row)).toBe(why)
})

test('tells rows that are too large from rows whose values are refused, and sends the other rows', async () => {
  const endpoint = 'POST /easy-apply'
  worker.fail({ endpoint, status: 413, body: '<h1>413</h1>', match: { bodyContains: 'large@' } })
  worker.fail({ endpoint, status: 400, body: {}, match: { bodyContains: 'wrong@' } })
  const emails = ['first', 'large', 'wrong', 'last'].map((name) => `${name}@example.com`)
  const id = await runOf(emails.map((email) => ({ email, jobId: '881200' })))
  const run = await untilRun(id, isOver)
  expect(run.counts).toMatchObject({ 'needs-decision': 0, refused: 2 })
  const titles = (await listRefusalCauses({ runId: id })).map(({ title, rows }) => `${rows}: ${title}`)
  expect(titles.sort()).toEqual([
    '1: The partner did not accept this application',
    '1: This is too large for the partner',
  ])
})

test('shows one reason only as an example where the partner gave others for other rows', async () => {
  const endpoint = 'POST /easy-apply'
  const refuse = (name: string, body: object) =>
    worker.fail({ endpoint, status: 400, body, match: { bodyContains: `${name}@` } })
  refuse('blocked', { message: 'This domain is blocked' })
  refuse('large', { developer_message: 'The letter is too long', extra: null })
  refuse('short', { developer_message: 'Invalid', errors: { phone_number: ['is too short'] } })
  refuse('long', { developer_message: 'Invalid', errors: { phone_number: ['is too long'] } })
  refuse('alone', { developer_message: 'Invalid', errors: { city: ['is unknown'] } })
  refuse('both', { developer_message: 'Unknown place', errors: { city: ['is unknown'] } })
  const names = ['first', 'blocked', 'large', 'short', 'long', 'alone', 'both', 'last']
  const id = await runOf(names.map((name) => ({ email: `${name}@example.com`, jobId: '881200' })))
  await untilRun(id, isOver)
  const causes = (await listRefusalCauses({ runId: id })).map(({ rows, title, message }) => ({ rows, title, message }))
  const title = 'The partner did not accept this application'
  expect(causes).toHaveLength(3)
  expect(causes).toEqual(
    expect.arrayContaining([
      {
        rows: 2,
        title,
        message: expect.stringMatching(/^for example: (This domain is blocked|The letter is too long)$/),
      },
      { rows: 2, title, message: expect.stringMatching(/^for example: Phone number: is too (short|long)$/) },
      { rows: 2, title: 'city: is unknown', message: '' },
    ]),
  )
})
