import { expect, test } from 'vitest'
import type { Target, ValidationIssue } from '@/lib/bulk-apply/sheet/contract'
import { checkedSheet } from '@/lib/testing/test-sheet'
import { checkWords } from './check/words'
import { causeOf, issueTexts, stateLooks, summaryLine, valueBeside } from './check-words'

test('counts rows sent despite a warning separately from those that are ready, as the filters do', async () => {
  const text =
    'Email;Name;Job\na@example.com;A;Cook\nb@example.com;=B;Cook\nc@example.com;=C;Cook\nd@example.com;D;Cook\n'
  const { sheet } = await checkedSheet({ text })
  await sheet.accept([2], true)
  const checked = await sheet.leaveOut([4], true)
  expect(summaryLine(checked)).toBe('1 ready · 1 sending anyway · 1 to review · 1 left out')
  expect(checked.states).toMatchObject({ ready: 1, accepted: 1, warning: 1, 'left-out': 1 })
})

test('does not show a warning accepted by the user as if the partner had accepted the row', () => {
  expect(checkWords.states.accepted).toBe('Sending anyway')
  expect(stateLooks.accepted.ink).toBe('text-warn')
})

test('shows only why a row was rejected, not what else to check in it', () => {
  const columns: Target[] = [
    { key: 'email', title: 'Email', description: null, isRequired: true, isPersonal: true, node: null },
  ]
  const issues: ValidationIssue[] = [
    { kind: 'refused', target: 'email', message: 'is not deliverable' },
    { kind: 'formula', target: 'email', message: 'looks like a formula' },
    { kind: 'refused', target: null, message: 'The partner refused it' },
  ]
  expect(causeOf({ issues }, columns)).toBe('Email: is not deliverable · The partner refused it')
  expect(causeOf({ issues: [] }, columns)).toBe('')
})

test('names the column of a problem both in its cell and in the row', async () => {
  const { sheet, checked } = await checkedSheet({ text: 'Email;Name;Job\na@example.com;;Cook\n' })
  const [row] = (await sheet.rows({ show: 'all' }, 0, 1)).rows
  if (!row) throw new Error('no row')
  const name = checked.targets.findIndex(({ key }) => key === '/applicant/fullName')
  for (const column of [name, -1])
    expect(issueTexts(row, checked.targets, column, new Map())).toEqual(['Full name: Required'])
  expect(issueTexts(row, checked.targets, name - 1, new Map())).toEqual([])
})

test('does not repeat the value beside a message that names it', () => {
  expect(valueBeside({ message: 'The partner lists no job 999999', value: '999999' })).toBe(null)
  expect(valueBeside({ message: 'No job has this ID or title', value: '999999' })).toBe('999999')
  expect(valueBeside({ message: 'The partner lists no job 999999', value: '99' })).toBe('99')
})
