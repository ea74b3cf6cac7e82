import { expect, test } from 'vitest'
import type { ColumnMappings } from '@/lib/bulk-apply/contract'
import { columnTargets, findTargets } from '@/lib/bulk-apply/sheet/find-targets'
import { guessColumns } from '@/lib/bulk-apply/sheet/guess-columns'
import { sheetWords } from '@/lib/bulk-apply/sheet/words'
import { runInRequest } from '@/lib/runtime/request-context'
import { testForm } from '@/lib/testing/test-form'
import { columnsToRemember } from './columns-to-remember'

const form = testForm()
const inGerman = <T>(work: () => T) => runInRequest({ requestId: '', address: '', language: 'de' }, work)
type Upload = { header: string[]; rows?: string[][]; known?: ColumnMappings; isFromDesk?: boolean }

function open({ header, rows = [], known = {}, isFromDesk = false }: Upload) {
  const targets = columnTargets(findTargets(form), isFromDesk)
  const guess = guessColumns({ header, rows }, known, targets, form).matching
  const remember = (columns = guess.columns, since = known) =>
    columnsToRemember({ header, guess, preview: rows, isFromDesk }, { columns }, since)
  return { columns: guess.columns, remember }
}

test('remembers each column that was matched, and those that a person has cleared', () => {
  const { columns, remember } = open({ header: ['E-Mail', 'Source', 'Notes'] })
  expect(columns).toEqual(['email', '/applicant/source', null])
  expect(remember(['email', null, null])).toEqual({ email: 'email', source: null })
})

test('remembers that a column was cleared after an earlier check with it', () => {
  const { remember } = open({ header: ['Email', 'Notes'], rows: [['a@example.com', 'tall']] })
  const first = remember(['email', '/applicant/source'])
  expect(first).toEqual({ email: 'email', notes: '/applicant/source' })
  expect(remember(['email', null], first)).toEqual({ email: 'email', notes: null })
})

test.each([
  ['new', {}],
  ['matched before', { job: 'job' }],
])('an empty job column that is %s says nothing about the next file’s', (_, known) => {
  const header = ['Email', 'Job']
  const empty = open({ header, rows: [['a@example.com', '']], known })
  expect(empty.columns).toEqual(['email', null])
  const remembered = { ...known, ...empty.remember() }
  expect(open({ header, rows: [['a@example.com', 'Cook']], known: remembered }).columns).toEqual(['email', 'job'])
})

test.each([
  ['new', {}],
  ['matched before', { position: 'job' }],
])('a field of selected applicants that is called like a job, %s, says nothing about a file’s', (_, known) => {
  const rows = [['a@example.com', 'Cook']]
  const selected = open({ header: ['Email', 'Position'], rows, known, isFromDesk: true })
  expect(selected.columns).toEqual(['email', null])
  const remembered = { ...known, ...selected.remember() }
  expect(open({ header: ['Email', 'Position'], rows, known: remembered }).columns).toEqual(['email', 'job'])
})

test('remembers no column without a heading, nor reads what an earlier release has remembered of one', () => {
  const header = [sheetWords.column({ number: '1' }), inGerman(() => sheetWords.column({ number: '2' })), 'Email']
  expect(header).toEqual(['Column 1', 'Spalte 2', 'Email'])
  const known = { column1: '/applicant/fullName', spalte2: '/applicant/phoneNumber' }
  const { columns, remember } = open({ header, known })
  expect(columns).toEqual([null, null, 'email'])
  expect(remember(['/applicant/fullName', '/applicant/phoneNumber', 'email'])).toEqual({ email: 'email' })
})

test.each([
  [['Email', 'E-Mail'], 'email'],
  [['Job', 'Job #'], 'job'],
])('finds the column of %j again, although the other one was not used', (header, target) => {
  const first = open({ header })
  expect(first.columns).toEqual([target, null])
  expect(open({ header, known: first.remember() }).columns).toEqual([target, null])
})
