import { expect, test } from 'vitest'
import { testForm } from '../../testing/test-form'
import { cook, jobs, kindsOf } from '../../testing/test-sheet'
import type { RefusedRow } from '../contract'
import type { Sheet } from './contract'
import { createSheet } from './create-sheet'
import { findTargets } from './find-targets'
import { buildBody } from './read-row'
import { createRowPlan } from './row-plan'
import { textsOfBody } from './texts-of-body'

const form = testForm()

const refused = (row: number, fullName: string, given: Partial<RefusedRow> = {}): RefusedRow => ({
  row,
  refusal: `r-${row}`,
  cells: [`p${row}@example.com`, fullName],
  body: { applicant: { email: `p${row}@example.com`, fullName }, job: { jobId: cook }, enqueue: false },
  title: 'The partner refused these values',
  message: 'applicant.fullName: is odd',
  fields: { 'applicant.fullName': ['is odd'] },
  jobTitle: null,
  isOfJob: false,
  ...given,
})

async function open(rows: RefusedRow[]) {
  const sheet = createSheet(form)
  const opened = await sheet.open({ kind: 'refused', header: ['Email', 'Name'], rows, name: 'A run' }, {})
  if ('message' in opened) throw new Error(opened.message)
  return { sheet, opened, checked: await sheet.check(opened.guess, jobs, () => {}) }
}

const nameKey = (sheet: Sheet) =>
  sheet.rows({ show: 'all' }, 0, 1).then(({ rows }) => rows[0]?.issues.find(({ kind }) => kind === 'refused')?.target)

test('shows rejected rows under their numbers, with the message on the cell, and sends none that is unchanged', async () => {
  const { sheet, checked } = await open([refused(3, 'Odd'), refused(8, 'Odder')])
  expect((await sheet.rows({ show: 'all' }, 0, 9)).rows.map(({ row }) => row)).toEqual([3, 8])
  expect(await nameKey(sheet)).toBe('/applicant/fullName')
  expect(checked.states).toMatchObject({ ready: 0, warning: 2 })
  expect(checked.groups).toMatchObject([{ kind: 'refused', target: '/applicant/fullName', message: 'is odd', rows: 2 }])
  expect(await sheet.toSend(0, 9)).toEqual([])
})

test('a row is ready once the rejected value has changed, and not if that is undone', async () => {
  const { sheet } = await open([refused(3, 'Odd'), refused(8, 'Odder')])
  expect((await sheet.edit(3, '/applicant/fullName', 'Ada')).states).toMatchObject({ ready: 1, warning: 1 })
  const [row] = await sheet.toSend(0, 9)
  expect(row).toMatchObject({
    row: 3,
    body: { applicant: { email: 'p3@example.com', fullName: 'Ada' }, enqueue: false },
  })
  expect((await sheet.undo())?.states).toMatchObject({ ready: 0, warning: 2 })
  await sheet.edit(3, '/applicant/fullName', 'Ada')
  expect((await sheet.edit(3, '/applicant/fullName', 'Odd')).states).toMatchObject({ warning: 2 })
})

test('changing another cell is not a correction, and one value can be set for all rows with the reason', async () => {
  const { sheet, checked } = await open([refused(3, 'Odd'), refused(8, 'Odder')])
  expect((await sheet.edit(3, 'email', 'other@example.com')).states).toMatchObject({ warning: 2 })
  const group = checked.groups[0]?.key ?? ''
  expect((await sheet.setAll(group, 'Ada')).states).toMatchObject({ ready: 2 })
})

test('a rejection that names no field of the form applies to the row, and any change clears it', async () => {
  const { sheet } = await open([refused(1, 'Ada', { fields: { branch_id: ['is required'] } })])
  expect(await kindsOf(sheet)).toEqual([['warning', 'refused']])
  expect((await sheet.edit(1, 'job', '9')).states).toMatchObject({ ready: 1 })
})

test('for rows rejected as a whole, one value can be set in a column of the user’s choice', async () => {
  const fields = { branch_id: ['is required'] }
  const { sheet, checked } = await open([refused(1, 'Ada', { fields }), refused(2, 'Eve', { fields })])
  const group = checked.groups[0]?.key ?? ''
  expect((await sheet.setAll(group, '9', 'job')).states).toMatchObject({ ready: 2 })
  expect(await sheet.toSend(0, 2)).toMatchObject([{ body: { job: { jobId: '9' } } }, { body: { job: { jobId: '9' } } }])
})

test('sends a rejected row unchanged when the user says so', async () => {
  const { sheet, checked } = await open([refused(1, 'Odd')])
  expect((await sheet.accept({ group: checked.groups[0]?.key ?? '' }, true)).states).toMatchObject({ accepted: 1 })
  expect(await sheet.toSend(0, 9)).toMatchObject([{ row: 1, body: refused(1, 'Odd').body, isAgain: false }])
})

test('fills a new required field of the form from the uploaded column with its name', async () => {
  const body = { applicant: { email: 'p1@example.com', nameBefore: 'Ada' }, job: { jobId: cook }, enqueue: false }
  const { sheet } = await open([refused(1, 'Ada', { body })])
  await sheet.accept([1], true)
  expect(await sheet.toSend(0, 1)).toMatchObject([{ body: { applicant: { fullName: 'Ada' } } }])
})

test('rebuilds the same body from its texts', () => {
  const body = {
    applicant: { email: 'p@example.com', fullName: 'Zoë; O’Brien' },
    job: { jobId: cook },
    enqueue: true,
  }
  const targets = findTargets(form)
  const plan = createRowPlan(form, targets, { columns: targets.map(({ key }) => key), constants: {} })
  const texts = textsOfBody(
    form,
    plan.cells.map(({ target }) => target),
    body,
  )
  const findJob = (id: string) => ({ id, title: id, issue: null })
  expect(buildBody(plan, texts, findJob)).toEqual(body)
})

test('shows a job by its title and sends its ID, even if the list of jobs cannot be read', async () => {
  const sheet = createSheet(form)
  const rows = [refused(1, 'Odd', { jobTitle: 'Cook' })]
  const opened = await sheet.open({ kind: 'refused', header: [], rows, name: 'A run' }, {})
  if ('message' in opened) throw new Error(opened.message)
  for (const list of [jobs, null]) {
    await sheet.check(opened.guess, list, () => {})
    expect((await sheet.rows({ show: 'all' }, 0, 1)).rows[0]?.cells).toContain('Cook')
    await sheet.accept([1], true)
    expect(await sheet.toSend(0, 1)).toMatchObject([{ body: { job: { jobId: cook } } }])
  }
})

test('shows a rejected job on the job cell, where another can be set for all rows', async () => {
  const { sheet, checked } = await open([refused(1, 'Ada', { isOfJob: true, fields: {} })])
  expect(checked.groups).toMatchObject([{ kind: 'refused', target: 'job' }])
  expect((await sheet.setAll(checked.groups[0]?.key ?? '', '9')).states).toMatchObject({ ready: 1 })
})

test('a row whose job was rejected and is closed or unlisted cannot be accepted until it has another job', async () => {
  const body = (jobId: string) => ({ ...refused(1, 'Ada').body, job: { jobId } })
  for (const gone of ['8', '999999']) {
    const { sheet, checked } = await open([refused(1, 'Ada', { isOfJob: true, fields: {}, body: body(gone) })])
    const [group] = checked.groups
    expect(checked.groups).toMatchObject([{ kind: 'job-refused', target: 'job', rows: 1 }])
    await sheet.accept([1], true)
    expect(await sheet.toSend(0, 1)).toEqual([])
    expect((await sheet.setAll(group?.key ?? '', cook)).states).toMatchObject({ ready: 1 })
  }
})
