import { expect, test } from 'vitest'
import { holdUnsent } from '../dispatch/guard/hold-unsent'
import { listJobs } from '../jobs/list-jobs'
import { type Store, store } from '../store/connection'
import { applicationsAt, doneTwice, isOver, rowsOf, runOf, type TestRow, untilRun } from '../testing/test-runs'
import { rosa, setUpTestWorker } from '../testing/test-worker'
import type { CorrectedRow, RefusedRow } from './contract'
import { correctRows } from './correct-rows'
import { decideRun } from './decide-run'
import { exportResults } from './export-results'
import { readRefusedRows } from './read-refused-rows'
import { listRefusalCauses } from './refusal-causes'

const worker = setUpTestWorker({ deadlineMs: 20_000 })
/** A job of team 11, which accepts no repeats, and one of team 15, which does. */
const noRepeats = '881200'
const repeats = '881252'

let tag = 0
const people = (count: number, jobId = repeats, name = 'Bad Ada'): TestRow[] => {
  tag += 1
  return Array.from({ length: count }, (_, at) => ({ email: `c${tag}-${at}@example.com`, jobId, name }))
}
const refuse = (bodyContains: string, field = 'applicant.fullName', times: number | null = null) =>
  worker.fail({
    endpoint: 'POST /easy-apply',
    times,
    status: 400,
    body: { developer_message: 'Invalid', errors: { [field]: ['is not a name'] } },
    match: { bodyContains },
  })

async function refusedOf(id: string, cause: string | null = null): Promise<RefusedRow[]> {
  return (await readRefusedRows(id, { cause, after: 0 }))?.items ?? []
}
const named = ({ row, refusal, body }: RefusedRow, fullName: string): CorrectedRow => ({
  row,
  refusal,
  body: { ...body, applicant: { ...(body.applicant as object), fullName } },
  isAgain: false,
})
const done = (id: string) => untilRun(id, isOver)

test('sends rejected rows of a finished run again as corrected, each once', async () => {
  refuse('"Bad Ada"')
  const rows = people(3)
  const id = await runOf([...rows, ...people(2, repeats, 'Good Ada')])
  expect((await done(id)).counts).toMatchObject({ refused: 3 })
  const refused = await refusedOf(id)
  expect(refused.map(({ row }) => row)).toEqual([1, 2, 3])
  expect(await refusedOf(id, 'no cause\0')).toEqual([])
  expect(refused[0]).toMatchObject({ fields: { 'applicant.fullName': ['is not a name'] } })
  const corrected = refused.slice(0, 2).map((row) => named(row, 'Ada'))
  expect(await correctRows(id, corrected, rosa)).toMatchObject({ state: 'sent', sent: 2, movedOn: [] })
  const run = await done(id)
  expect(run).toMatchObject({ state: 'finished', rows: 5, resent: 2, counts: { refused: 1, waiting: 0 } })
  const again = applicationsAt(worker).filter(({ email }) => email === rows[0]?.email)
  expect(again).toHaveLength(2)
  expect(JSON.stringify(again[1]?.body)).toContain('"Ada"')
  expect(doneTwice(worker)).toEqual([])
})

test('accepts a correction once, even if sent twice concurrently or again after a lost response', async () => {
  refuse('"Bad Ada"')
  const id = await runOf(people(2))
  await done(id)
  const corrected = (await refusedOf(id)).map((row) => named(row, 'Ada'))
  const answers = await Promise.all([correctRows(id, corrected, rosa), correctRows(id, corrected, rosa)])
  expect(answers.map((answer) => answer?.state === 'sent' && answer.sent).sort()).toEqual([0, 2])
  await done(id)
  expect(await correctRows(id, corrected, rosa)).toMatchObject({ state: 'sent', sent: 0, movedOn: [1, 2] })
  expect((await done(id)).counts).toMatchObject({ refused: 0 })
  expect(applicationsAt(worker)).toHaveLength(4)
  expect(doneTwice(worker)).toEqual([])
})

test('leaves a row alone that was rejected again since the user looked at it', async () => {
  refuse('"Bad Ada"')
  refuse('"Ada II"')
  const id = await runOf(people(1))
  await done(id)
  const [seen] = await refusedOf(id)
  if (!seen) throw new Error('no refused row')
  await correctRows(id, [named(seen, 'Ada II')], rosa)
  await done(id)
  expect(await correctRows(id, [named(seen, 'Ada III')], rosa)).toMatchObject({ sent: 0, movedOn: [1] })
  const [anew] = await refusedOf(id)
  expect(anew?.refusal).not.toBe(seen.refusal)
  expect(JSON.stringify(anew?.body)).toContain('Ada II')
})

test('sends nothing of a correction with an invalid row, and says which row it is', async () => {
  refuse('"Bad Ada"')
  const id = await runOf(people(2))
  await done(id)
  const [first, second] = await refusedOf(id)
  if (!first || !second) throw new Error('no refused rows')
  const answer = await correctRows(id, [named(first, 'Ada'), named(second, '')], rosa)
  expect(answer).toMatchObject({ state: 'invalid', errors: [{ row: 2 }] })
  expect(await refusedOf(id)).toHaveLength(2)
})

test('sends a row to another job after that job’s canary, and files it under its new person', async () => {
  refuse('"Bad Ada"')
  const id = await runOf(people(2))
  await done(id)
  const [first] = await refusedOf(id)
  if (!first) throw new Error('no refused row')
  const body = {
    applicant: { email: 'Corrected@Example.com', fullName: 'Ada' },
    job: { jobId: noRepeats },
    enqueue: true,
  }
  await correctRows(id, [{ row: first.row, refusal: first.refusal, body, isAgain: false }], rosa)
  await done(id)
  const [row] = await rowsOf(id)
  expect(row).toMatchObject({ applicantEmail: 'corrected@example.com', jobId: noRepeats, outcome: 'submitted' })
})

test('does not send for a person already applied to that job from this desk, unless the user has confirmed it', async () => {
  const [known] = people(1, noRepeats, 'Known')
  if (!known) throw new Error('nobody')
  await done(await runOf([known]))
  refuse('"Bad Ada"')
  const id = await runOf(people(1, noRepeats))
  await done(id)
  const [row] = await refusedOf(id)
  if (!row) throw new Error('no refused row')
  const body = { applicant: { email: known.email, fullName: 'Ada' }, job: { jobId: noRepeats }, enqueue: false }
  const same = { row: row.row, refusal: row.refusal, body }
  const answer = await correctRows(id, [{ ...same, isAgain: false }], rosa)
  expect(answer).toMatchObject({
    state: 'invalid',
    errors: [{ row: 1, errors: { '': expect.stringContaining('Rosa') } }],
  })
  expect(await correctRows(id, [{ ...same, isAgain: true }], rosa)).toMatchObject({ sent: 1 })
  expect((await done(id)).counts).toMatchObject({ 'already-applied': 1 })
})

test('does not send both of two rows that become the same application', async () => {
  refuse('"Bad Ada"')
  const id = await runOf(people(2))
  await done(id)
  const body = { applicant: { email: 'twin@example.com', fullName: 'Ada' }, job: { jobId: repeats }, enqueue: true }
  const twins = (await refusedOf(id)).map(({ row, refusal }) => ({ row, refusal, body, isAgain: false }))
  expect(await correctRows(id, twins, rosa)).toMatchObject({ state: 'invalid', errors: [{ row: 2 }] })
})

test('keeps a stopped run stopped: corrected rows wait for “Resume”', async () => {
  refuse('"Bad Ada"')
  const id = await runOf(people(80))
  const stopped = await untilRun(id, ({ state, counts }) => state === 'stopped' && counts.sending === 0)
  const refused = await refusedOf(id)
  expect(refused).toHaveLength(stopped.counts.refused)
  const answer = await correctRows(
    id,
    refused.slice(0, 1).map((row) => named(row, 'Ada')),
    rosa,
  )
  expect(answer).toMatchObject({ sent: 1, run: { state: 'stopped', counts: { refused: refused.length - 1 } } })
  await decideRun(id, { what: 'cancel' }, rosa)
  await done(id)
})

test('reopens a cancelled run for the corrected rows only', async () => {
  refuse('"Bad Ada"')
  const id = await runOf(people(80))
  await untilRun(id, ({ state, counts }) => state === 'stopped' && counts.sending === 0)
  await decideRun(id, { what: 'cancel' }, rosa)
  const { counts } = await done(id)
  const [row] = await refusedOf(id)
  if (!row) throw new Error('no refused row')
  await correctRows(id, [named(row, 'Ada')], rosa)
  const run = await done(id)
  expect(run.counts).toMatchObject({ refused: counts.refused - 1, cancelled: counts.cancelled, submitted: 1 })
})

test('groups rejections by reason, and reads the rows with one reason', async () => {
  refuse('"Bad Ada"')
  refuse('"Odd Ada"', 'applicant.email')
  const id = await runOf([...people(2), ...people(1, repeats, 'Odd Ada')])
  await done(id)
  const causes = await listRefusalCauses({ runId: id })
  expect(causes.map(({ rows, run, canCorrect }) => [rows, run.refused, canCorrect])).toEqual(
    expect.arrayContaining([
      [2, 3, true],
      [1, 3, true],
    ]),
  )
  const ofEmail = causes.find(({ key }) => key.includes('email'))
  expect(ofEmail?.title).toBe('Email: is not a name')
  expect((await refusedOf(id, ofEmail?.key)).map(({ row }) => row)).toEqual([3])
  expect((await listRefusalCauses({ personId: rosa.id })).some(({ run }) => run.id === id)).toBe(true)
  await decideRun(id, { what: 'dismiss' }, rosa)
  expect((await listRefusalCauses({ personId: rosa.id })).some(({ run }) => run.id === id)).toBe(false)
  expect((await listRefusalCauses('everybody')).some(({ run }) => run.id === id)).toBe(true)
})

test('a row corrected with others of its reason is neither offered among all rejected rows nor sent with them', async () => {
  refuse('"Bad Ada"')
  refuse('"Odd Ada"', 'applicant.email')
  const id = await runOf([...people(2), ...people(1, repeats, 'Odd Ada')])
  await done(id)
  const all = await refusedOf(id)
  const [ofEmail] = (await listRefusalCauses({ runId: id })).filter(({ key }) => key.includes('email'))
  const odd = await refusedOf(id, ofEmail?.key)
  await correctRows(
    id,
    odd.map((row) => named(row, 'Ada')),
    rosa,
  )
  await done(id)
  expect((await refusedOf(id)).map(({ row }) => row)).toEqual([1, 2])
  const corrected = all.map((row) => named(row, 'Ada'))
  expect(await correctRows(id, corrected, rosa)).toMatchObject({ state: 'sent', sent: 2, movedOn: [3] })
  expect((await done(id)).counts).toMatchObject({ refused: 0 })
  expect(applicationsAt(worker)).toHaveLength(6)
  expect(doneTwice(worker)).toEqual([])
})

test('the failed rows of a corrected run are downloaded with their corrections', async () => {
  refuse('"Bad Ada"')
  refuse('"Worse Ada"')
  const id = await runOf(people(1))
  await done(id)
  const [row] = await refusedOf(id)
  if (!row) throw new Error('no refused row')
  await correctRows(id, [named(row, 'Worse Ada')], rosa)
  await done(id)
  const file = await exportResults(id, 'failed', rosa)
  if (file === null || file === 'being-cancelled') throw new Error('no file')
  const text = await new Response(file.body).text()
  expect(text).toContain('Worse Ada')
  expect(text).not.toContain('Bad Ada')
})

test('accepts no correction of a row that may have been sent since the backup was restored', async () => {
  await listJobs()
  refuse('"Bad Ada"')
  const id = await runOf(people(1))
  await done(id)
  const [row] = await refusedOf(id)
  if (!row) throw new Error('no refused row')
  await store().transaction((tx: Store) => holdUnsent(tx, { why: 'rewritten', lastUsedAt: null }))
  expect(await correctRows(id, [named(row, 'Ada')], rosa)).toMatchObject({ state: 'too-late' })
  expect(await listRefusalCauses({ runId: id })).toMatchObject([{ canCorrect: false }])
})
