import { describe, expect, test } from 'vitest'
import { readPointer } from '../../records/pointer'
import { testForm } from '../../testing/test-form'
import { checkedSheet } from '../../testing/test-sheet'
import { readAsThousands } from './change-rows'
import type { SheetSummary } from './contract'
import { createSheet } from './create-sheet'

const name = '/applicant/fullName'
const phone = '/applicant/phoneNumber'
/** Returns how many rows of each group are neither accepted nor left out. */
const openOf = ({ groups }: SheetSummary) =>
  Object.fromEntries(groups.map(({ kind, target, open }) => [target === null ? kind : `${kind} ${target}`, open]))

describe('accepting warnings', () => {
  test.each([
    ['a closed job', 'a@example.com,A,,Driver'],
    ['an unknown job', 'a@example.com,A,,Pilot'],
    ['a number that was cut short', 'a@example.com,A,4.9E+11,Cook'],
    ['a formula', 'a@example.com,=A1,,Cook'],
  ])('%s can be accepted, and the row is then sent', async (_, line) => {
    const { sheet, checked } = await checkedSheet({ text: `Email,Name,Phone,Job\n${line}\n` })
    expect(checked.states).toMatchObject({ warning: 1 })
    expect(await sheet.toSend(0, 9)).toEqual([])
    expect((await sheet.accept([1], true)).states).toMatchObject({ accepted: 1 })
    expect(await sheet.toSend(0, 9)).toHaveLength(1)
  })

  test('an error cannot be accepted', async () => {
    const { sheet } = await checkedSheet({ text: 'Email,Name,Job\nnobody,A,Cook\n' })
    expect((await sheet.accept([1], true)).states).toMatchObject({ invalid: 1, accepted: 0 })
    expect(await sheet.undo()).toBeNull()
  })

  test('accepting a group accepts its warning only, and revoking it keeps the others', async () => {
    const { sheet, checked } = await checkedSheet({ text: 'Email,Name,Phone,Job\na@example.com,=A1,,Pilot\n' })
    const group = checked.groups.find(({ kind }) => kind === 'formula')?.key ?? ''
    expect(openOf(await sheet.accept({ group }, true))).toEqual({ [`formula ${name}`]: 0, 'job-unknown job': 1 })
    expect(openOf(await sheet.accept([1], true))).toEqual({ [`formula ${name}`]: 0, 'job-unknown job': 0 })
    expect(openOf(await sheet.accept({ group }, false))).toEqual({ [`formula ${name}`]: 1, 'job-unknown job': 0 })
    expect(openOf(await sheet.accept([1], false))).toEqual({ [`formula ${name}`]: 1, 'job-unknown job': 1 })
  })

  test('a row listed twice is accepted once', async () => {
    const { sheet } = await checkedSheet({ text: 'Email,Name,Job\na@example.com,A,Pilot\n' })
    await sheet.accept([1, 1, 7], true)
    expect((await sheet.accept([1], false)).states).toMatchObject({ warning: 1, accepted: 0 })
  })
})

describe('editing a row with accepted warnings', () => {
  const text = 'Email,Name,Phone,Job\na@example.com,A,,Cook\na@example.com,=A1,+cmd(1),Cook\n'

  const accepted = { [`formula ${name}`]: 0, [`formula ${phone}`]: 0, repeat: 0 }

  test.each([
    ['phone', phone, '+cmd(2)', { [`formula ${phone}`]: 1 }],
    ['name', name, '=A2', { [`formula ${name}`]: 1 }],
    ['e-mail address', 'email', 'A@example.com', { repeat: 1 }],
    ['job', 'job', 'cook', { repeat: 1 }],
  ])('a new %s needs to be accepted again, and the rest stays accepted', async (_, target, value, asked) => {
    const { sheet } = await checkedSheet({ text })
    expect(openOf(await sheet.accept([2], true))).toEqual(accepted)
    expect(openOf(await sheet.edit(2, target, value))).toEqual({ ...accepted, ...asked })
  })
})

test('correcting a group changes the rows that are not left out', async () => {
  const { sheet, checked } = await checkedSheet({
    text: 'Email,Name,Job\na@example.com,A,Pilot\nb@example.com,B,Pilot\n',
  })
  await sheet.leaveOut([1], true)
  await sheet.setAll(checked.groups[0]?.key ?? '', ' Cook ')
  expect((await sheet.rows({ show: 'all' }, 0, 9)).rows.map(({ cells }) => cells)).toEqual([
    ['a@example.com', 'Pilot', 'A'],
    ['b@example.com', 'Cook', 'B'],
  ])
})

describe('a change to a group with an accepted row', () => {
  const cutShort = async () => {
    const { sheet, checked } = await checkedSheet({
      text: 'Email,Name,Phone,Job\na@example.com,A,4.9E+11,Cook\nb@example.com,B,4.9E+11,Cook\n',
    })
    await sheet.accept([1], true)
    return { sheet, group: checked.groups[0]?.key ?? '' }
  }

  test('corrects the open row only', async () => {
    const { sheet, group } = await cutShort()
    expect((await sheet.setAll(group, '+49 1')).states).toMatchObject({ accepted: 1, ready: 1 })
    const { rows } = await sheet.rows({ show: 'all' }, 0, 9)
    expect(rows.map(({ cells }) => cells.filter((cell) => /^(4|\+)/.test(cell)))).toEqual([['4.9E+11'], ['+49 1']])
  })

  test('leaves out the open row only, and does not accept it afterwards', async () => {
    const { sheet, group } = await cutShort()
    expect((await sheet.leaveOut({ group }, true)).states).toMatchObject({ accepted: 1, 'left-out': 1 })
    await sheet.accept({ group }, true)
    expect((await sheet.leaveOut({ group }, false)).states).toMatchObject({ accepted: 1, warning: 1 })
  })
})

test.each([
  ['50.000', '50000'],
  ['-1.250.000', '-1250000'],
  ['1.5', '1.5'],
  ['1.5; 12.500', '1.5; 12500'],
  ['', ''],
])('%j read as thousands is %j', (text, read) => {
  expect(readAsThousands(text)).toBe(read)
})

test('a group of numbers is read as thousands in one step, and undone in one', async () => {
  const { schema } = testForm()
  const pay = { ...schema, properties: { ...Object(schema.properties), pay: { type: 'number', title: 'Pay' } } }
  const { sheet, checked } = await checkedSheet({
    sheet: createSheet(testForm(pay)),
    text: 'Email,Name,Job,Pay\na@example.com,A,Cook,50.000\nb@example.com,B,Cook,1.250\nc@example.com,C,Cook,1.5\n',
  })
  expect(checked.groups).toEqual([expect.objectContaining({ target: '/pay', rows: 2, isInThousands: true })])
  expect((await sheet.readAsThousands(checked.groups[0]?.key ?? '')).states).toMatchObject({ ready: 3 })
  const sent = await sheet.toSend(0, 3)
  expect(sent.map(({ body }) => readPointer(body, '/pay'))).toEqual([50_000, 1250, 1.5])
  expect((await sheet.undo())?.states).toEqual(checked.states)
})
