import { describe, expect, test } from 'vitest'
import { testForm } from '../../testing/test-form'
import { checkedSheet, cook, jobs } from '../../testing/test-sheet'
import { maxSavedLength, type RowCorrections, type Sheet } from './contract'
import { createSheet } from './create-sheet'

const form = testForm()
const text = `Email;Name;Job\nada@example.com;Ada;Cook\nbo@example;Bo;Cook\nbo@example.com;Bo;${cook}\nbo@example.com;Bo;Cook\n`

const seen = async (sheet: Sheet) => (await sheet.rows({ show: 'all' }, 0, 100)).rows

async function correctedSheet() {
  const sheet = createSheet(form)
  const opened = await sheet.open({ kind: 'text', text, name: 'people.csv' }, {})
  if ('message' in opened) throw new Error(opened.message)
  const source = await sheet.source()
  if (!source) throw new Error('The upload is too long')
  await sheet.check(opened.guess, jobs, () => {})
  await sheet.edit(2, 'email', 'cy@example.com')
  await sheet.edit(1, 'enqueue', 'yes')
  await sheet.leaveOut([1], true)
  await sheet.accept([4], true)
  return { sheet, opened, source }
}

describe('a continued upload', () => {
  test('is as it was left, with corrections, left-out rows and accepted warnings', async () => {
    const { sheet, opened, source } = await correctedSheet()
    const matching = { ...opened.guess, constants: { enqueue: 'no' } }
    const before = await sheet.check(matching, jobs, () => {})
    expect(before.states).toMatchObject({ 'left-out': 1, accepted: 1, ready: 2 })
    const again = createSheet(form)
    const corrections: RowCorrections = JSON.parse(JSON.stringify(await sheet.corrections()))
    const reopened = await again.open(
      { kind: 'saved', name: 'people.csv', source, matching, corrections, isFromDesk: false },
      {},
    )
    expect(reopened).toEqual({ ...opened, guess: matching })
    expect(await again.check(matching, jobs, () => {})).toEqual(before)
    expect(await seen(again)).toEqual(await seen(sheet))
    expect(await again.toSend(0, 10)).toEqual(await sheet.toSend(0, 10))
    expect(await again.corrections()).toEqual(corrections)
  })

  test('has nothing to undo, and a reverted value is not a correction', async () => {
    const { sheet, opened, source } = await correctedSheet()
    const corrections = await sheet.corrections()
    const again = createSheet(form)
    await again.open(
      { kind: 'saved', name: 'people.csv', source, matching: opened.guess, corrections, isFromDesk: false },
      {},
    )
    await again.check(opened.guess, jobs, () => {})
    expect(await again.undo()).toBeNull()
    await again.edit(3, 'email', 'dee@example.com')
    await again.undo()
    expect(await again.corrections()).toEqual(corrections)
  })

  test('is saved as it was read, whatever was corrected since', async () => {
    const { sheet, source } = await correctedSheet()
    expect(source.rows[1]).toEqual(['bo@example', 'Bo', 'Cook'])
    expect(await sheet.source(), 'once').toBeNull()
  })

  test('opens without fields the form no longer has, and without erased rows', async () => {
    const { sheet, source } = await correctedSheet()
    const corrections = await sheet.corrections()
    corrections.cells.push([99, 0, 'x'], [1, 99, 'x'])
    const less = { ...source, rows: source.rows.slice(1), numbers: source.numbers.slice(1) }
    const matching = { columns: ['email', '/gone', 'job'], constants: { '/gone': 'x' } }
    const opened = await createSheet(form).open(
      { kind: 'saved', name: 'people.csv', source: less, matching, corrections, isFromDesk: false },
      {},
    )
    expect(opened).toMatchObject({ rows: 3, guess: { columns: ['email', null, 'job'], constants: {} } })
  })
})

test('a saved upload that is too long is rejected', async () => {
  const sheet = createSheet(form)
  const row = `ada@example.com;${'x'.repeat(9_000)};Cook\n`
  await checkedSheet({ text: `Email;Name;Job\n${row.repeat(Math.ceil(maxSavedLength / row.length))}`, sheet })
  expect(await sheet.source()).toBeNull()
})
