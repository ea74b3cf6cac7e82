import { expect, test } from 'vitest'
import { checkedSheet } from '@/lib/testing/test-sheet'
import { checkWords } from './check/words'
import { stateLooks, summaryLine } from './check-words'

test('counts rows that are sent in spite of a warning apart from those that are ready, as the filters do', async () => {
  const text =
    'Email;Name;Job\na@example.com;A;Cook\nb@example.com;=B;Cook\nc@example.com;=C;Cook\nd@example.com;D;Cook\n'
  const { sheet } = await checkedSheet({ text })
  await sheet.accept([2], true)
  const checked = await sheet.leaveOut([4], true)
  expect(summaryLine(checked)).toBe('1 ready · 1 sending anyway · 1 to review · 1 left out')
  expect(checked.states).toMatchObject({ ready: 1, accepted: 1, warning: 1, 'left-out': 1 })
})

test('does not show a warning that a person has accepted as if the partner had accepted the row', () => {
  expect(checkWords.states.accepted).toBe('Sending anyway')
  expect(stateLooks.accepted.ink).toBe('text-warn')
})
