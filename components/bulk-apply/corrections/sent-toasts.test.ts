import { expect, test } from 'vitest'
import { makeRun } from '@/lib/testing/fake-run'
import { addAttempt, discardQuestion, noAttempts } from './attempts'
import type { SentCorrections } from './send-corrections'
import { elsewhereToast, sentToast } from './sent-toasts'

const run = makeRun()
const failed = (kind: 'desk-unreachable' | 'signed-out', sent: number[]): SentCorrections => ({
  ...{ state: 'failed', error: { kind }, sent, movedOn: [], run },
})

test.each([
  [[failed('signed-out', [])], 'None of them has been sent.'],
  [[failed('signed-out', [1, 2])], '2 rows were sent again. The rest has not been sent.'],
  [[failed('signed-out', [1]), failed('signed-out', [2])], '2 rows were sent again. The rest has not been sent.'],
  [[failed('desk-unreachable', [])], 'The desk didn’t answer, so some of them may have been sent.'],
  [
    [failed('desk-unreachable', [1]), failed('signed-out', [])],
    '1 row was sent again. The desk didn’t answer after that, so more may have been sent.',
  ],
])('before corrections are discarded, says what was sent after %j', (answers, description) => {
  expect(discardQuestion(answers.reduce(addAttempt, noAttempts)).description).toBe(description)
})

test('tells a user on another screen that rows may have been sent when the desk didn’t answer', () => {
  expect(elsewhereToast(failed('desk-unreachable', []))).toMatchObject({
    title: 'It’s unclear whether rows were sent again',
    text: expect.stringContaining('may have been sent'),
  })
  expect(elsewhereToast(failed('desk-unreachable', [1]))).toMatchObject({ title: '1 row sent again, maybe more' })
  expect(elsewhereToast(failed('signed-out', []))).toMatchObject({
    title: 'No row was sent',
    text: expect.stringContaining('stay refused'),
  })
})

test('does not claim that somebody else sent the rows that were sent already', () => {
  const { text } = sentToast({ state: 'sent', sent: [], movedOn: [1, 2], run })
  expect(text).toContain('2 rows were already sent again. They were left as they are.')
  expect(text).not.toContain('else')
})
