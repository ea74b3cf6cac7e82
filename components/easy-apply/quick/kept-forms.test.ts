import { beforeEach, expect, test, vi } from 'vitest'
import { type KeptForm, keepForm, keptForm, noteSentAnswer, subscribeToKeptForms, valuesOf } from './kept-forms'

const entered = { mark: '', fields: {}, others: [], body: {} }
const left: KeptForm = {
  ...{ jobId: 'cook', email: 'ada@example.com', isQueued: false, entered },
  ...{ submissionId: null, sentAs: null, isSending: true },
}

/** Each test sends under its own id, since what was recorded is remembered. */
let sent = left
beforeEach(() => {
  keepForm('ada', null)
  sent = { ...left, submissionId: crypto.randomUUID() }
})

const answer = (state: Parameters<typeof noteSentAnswer>[2]) => noteSentAnswer('ada', sent.submissionId ?? '', state)

test('forgets a form that was left while it was being sent once it is recorded, and tells the screen', () => {
  keepForm('ada', sent)
  const listener = vi.fn()
  const unsubscribe = subscribeToKeptForms(listener)
  answer('recorded')
  unsubscribe()
  expect(keptForm('ada')).toBeNull()
  expect(listener).toHaveBeenCalled()
})

test('keeps one that was not recorded, under the same id and no longer as being sent', () => {
  keepForm('ada', sent)
  answer('desk-unreachable')
  expect(keptForm('ada')).toEqual({ ...sent, isSending: false })
})

test('keeps what was changed since the id was recorded, to be sent under another one', () => {
  keepForm('ada', sent)
  answer('already-recorded')
  expect(keptForm('ada')).toEqual({ ...sent, submissionId: null, isSending: false })
})

test('does not keep a form that was opened again before it was recorded', () => {
  keepForm('ada', sent)
  answer('recorded')
  keepForm('ada', { ...sent, isSending: false })
  expect(keptForm('ada')).toBeNull()
})

test('keeps what was changed in such a form, to be sent under another id', () => {
  keepForm('ada', sent)
  answer('recorded')
  keepForm('ada', { ...sent, jobId: 'waiter', isSending: false })
  expect(keptForm('ada')).toMatchObject({ jobId: 'waiter', submissionId: null })
})

test('keeps what was changed after it was sent and before it was recorded, to be sent under another id', () => {
  keepForm('ada', { ...sent, jobId: 'waiter', sentAs: valuesOf(sent) })
  answer('recorded')
  expect(keptForm('ada')).toMatchObject({ jobId: 'waiter', submissionId: null, isSending: false })
  keepForm('ada', { ...sent, isSending: false })
  expect(keptForm('ada')).toBeNull()
})

test('an answer to another submission leaves a kept form as it is', () => {
  keepForm('ada', sent)
  noteSentAnswer('ada', crypto.randomUUID(), 'recorded')
  expect(keptForm('ada')).toEqual(sent)
})
