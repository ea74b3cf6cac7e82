import { expect, test } from 'vitest'
import { makeRun } from '@/lib/testing/fake-run'
import { addAttempt, discardQuestion, noAttempts } from './attempts'
import type { SentCorrections } from './send-corrections'
import { elsewhereToast, notSentToast, sentToast } from './sent-toasts'

const run = makeRun()
const place = { runId: run.id, cause: 'job/closed' }
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
  expect(elsewhereToast(failed('desk-unreachable', []), place)).toMatchObject({
    title: 'It’s unclear whether rows were sent again',
    text: expect.stringContaining('may have been sent'),
  })
  expect(elsewhereToast(failed('desk-unreachable', [1]), place)).toMatchObject({
    title: '1 row sent again, maybe more',
  })
  expect(elsewhereToast(failed('signed-out', []), place)).toMatchObject({
    title: 'No row was sent',
    text: expect.stringContaining('stay refused'),
  })
})

test('leads to the corrections that are kept, or to the run once all rows were sent', () => {
  const kept = { link: { href: `/bulk-apply/${run.id}?fix=job%2Fclosed` } }
  expect(notSentToast(0, place)).toMatchObject(kept)
  for (const kind of ['desk-unreachable', 'signed-out'] as const)
    expect(elsewhereToast(failed(kind, [1]), place)).toMatchObject(kept)
  expect(elsewhereToast({ state: 'too-late', sent: [], movedOn: [], run }, place)).toMatchObject(kept)
  expect(notSentToast(1, { ...place, cause: null })).toMatchObject({ link: { href: `/bulk-apply/${run.id}?fix=all` } })
  expect(elsewhereToast({ state: 'sent', sent: [1], movedOn: [], run }, place)).toMatchObject({
    link: { href: `/bulk-apply/${run.id}` },
  })
})

test('does not claim that somebody else sent the rows that were sent already', () => {
  const { text } = sentToast({ state: 'sent', sent: [], movedOn: [1, 2], run })
  expect(text).toContain('2 rows were already sent again. They were left as they are.')
  expect(text).not.toContain('else')
})
