import { describe, expect, test } from 'vitest'
import type { FormNode } from '../../forms/form-node'
import { isFormula, isShortened, isSpreadsheetError } from './cell-text'
import { readCell } from './read-cell'

const common = { tokens: ['x'], title: 'X', description: null, isRequired: false }
const number: FormNode = { ...common, kind: 'number', default: '' }
const integer: FormNode = { ...common, kind: 'integer', default: '' }
const date: FormNode = { ...common, kind: 'date', default: '', suggestions: [] }
const dateTime: FormNode = { ...common, kind: 'date-time', default: '', suggestions: [] }
const yesNo: FormNode = { ...common, kind: 'yes-no', default: null }
const text: FormNode = { ...common, kind: 'text', default: '', suggestions: [] }
const choice: FormNode = {
  ...common,
  kind: 'choice',
  default: undefined,
  options: [
    { label: 'Full time', value: 'ft' },
    { label: 'Part time', value: 3 },
  ],
}

test.each<[string, FormNode, string, unknown]>([
  ['a number', number, '1234.5', '1234.5'],
  ['a signed number', number, '+7', '7'],
  ['a whole number', integer, '42', '42'],
  ['a whole number of a spreadsheet', integer, '42.00', '42'],
  ['an ISO date', date, '2026-04-03', '2026-04-03'],
  ['a date with midnight', date, '2026-04-03 00:00:00', '2026-04-03'],
  ['a date with dots', date, '31.12.2026', '2026-12-31'],
  ['a short date with dots', date, '3.4.2026', '2026-04-03'],
  ['a time', dateTime, '2026-04-03 9:30', '2026-04-03T09:30'],
  ['a time with a zone', dateTime, '2026-04-03T09:30:00+0200', '2026-04-03T09:30:00+02:00'],
  ['a choice by value', choice, 'ft', '"ft"'],
  ['a choice by label', choice, 'PART TIME', '3'],
  ['a long id', text, '265733753123456789012', '265733753123456789012'],
])('reads %s: %s', (_, node, cell, value) => expect(readCell(node, cell)).toEqual({ value }))

test.each(['yes', 'Ja', 'OUI', 'Sí', 'x', '1', 'TRUE', 'はい'])('reads %s as yes', (cell) =>
  expect(readCell(yesNo, cell)).toEqual({ value: 'true' }),
)
test.each(['no', 'Nein', 'non', 'NO', '0', 'false', 'いいえ'])('reads %s as no', (cell) =>
  expect(readCell(yesNo, cell)).toEqual({ value: 'false' }),
)

test.each<[string, FormNode, string, string]>([
  ['thousands', number, '1,234.5', 'as 1234.5'],
  ['a decimal comma', number, '12,5', 'as 1234.5'],
  ['a number cut short', number, '4.9E+11', 'as 1234.5'],
  ['a fraction', integer, '4.5', 'a whole number'],
  ['a number too large for JSON', integer, '265733753123456789012', 'too long'],
  ['an ambiguous date', date, '03/04/2026', 'Write the date as 2026-04-03'],
  ['a short year', date, '3.4.26', 'Write the date as 2026-04-03'],
  ['a date that does not exist', date, '2026-02-30', 'no such day'],
  ['a date without a time', dateTime, '2026-04-03', 'Write the date and time'],
  ['a word', yesNo, 'perhaps', 'Write yes or no'],
  ['another choice', choice, 'Nights', 'Choose one of: Full time, Part time'],
])('does not guess %s: %s', (_, node, cell, error) =>
  expect(readCell(node, cell)).toEqual({ error: expect.stringContaining(error) }),
)

test('splits one cell into the plain values of a list', () => {
  const list: FormNode = { ...common, kind: 'list', item: text }
  expect(readCell(list, 'a; b\nc;')).toEqual({ value: [{ entry: 'a' }, { entry: 'b' }, { entry: 'c' }] })
})

describe('spreadsheet artefacts', () => {
  test.each(['#N/A', '#REF!', '#name?', '#VALUE!', '#DIV/0!', '########', '#NV', '#¡VALOR!'])(
    '%s is an error',
    (cell) => expect(isSpreadsheetError(cell)).toBe(true),
  )
  test.each(['#1 choice', '# 7', 'N/A', '#hiring', ''])('%j is not an error', (cell) =>
    expect(isSpreadsheetError(cell)).toBe(false),
  )
  test.each(['=A1', '@SUM(A1)', '+cmd(1)', '-SUM(A1:A2)', '＝1+1'])('%s is a formula', (cell) =>
    expect(isFormula(cell)).toBe(true),
  )
  test.each(['+49 30 555', '-5', '- one (two)', '+1 (555) 0100', 'a=b', '-'])('%s is not a formula', (cell) =>
    expect(isFormula(cell)).toBe(false),
  )
  test('include shortened numbers', () => {
    expect(['4.9E+11', '4,91573E+11', '1e+12'].every(isShortened)).toBe(true)
    expect(['4.9', 'E+11', 'Apt 4E+1 b'].some(isShortened)).toBe(false)
  })
})

test('reads a line break or tab in a one-line field as a space', () => {
  expect(readCell(text, 'Ada\r\n  Lovelace\tKing')).toEqual({ value: 'Ada Lovelace King' })
})
