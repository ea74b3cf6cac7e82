import { expect, test } from 'vitest'
import { notRecordedToast } from './not-recorded-toast'

const what = 'Ada Lovelace, Line cook'

test.each([
  [{ state: 'not-allowed' as const, reason: 'Your role may not submit applications.' }, 'Your role may not'],
  [{ state: 'signed-out' as const }, 'Your session had ended'],
  [{ state: 'invalid' as const, errors: {} }, 'fields have to be corrected'],
  [{ state: 'asked-back' as const }, 'confirm something first'],
  [{ state: 'already-recorded' as const }, 'sent before with other values'],
])('tells a user who has left the form that it was not sent, and why: %j', (answer, why) => {
  expect(notRecordedToast(answer, what)).toMatchObject({
    tone: 'bad',
    title: 'Not sent: Ada Lovelace, Line cook',
    text: expect.stringContaining(why),
  })
})

test('does not say that a form was not sent when the desk did not answer', () => {
  expect(notRecordedToast({ state: 'desk-unreachable', errorId: null }, what)).toMatchObject({
    tone: 'unclear',
    title: 'It’s unclear whether this was sent: Ada Lovelace, Line cook',
  })
})
