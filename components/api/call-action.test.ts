import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error'
import { expect, test } from 'vitest'
import { callAction } from './call-action'
import { confirmIdentity, endConfirmation, identityAsked } from './confirm-identity'

test('asks the user to reload a page of another release', async () => {
  const answer = await callAction(() => Promise.reject(new UnrecognizedActionError('not found')))
  expect(answer).toEqual({ state: 'not-allowed', reason: expect.stringContaining('reload the page') })
})

test('shows the ID of an error that the server has logged, and no other digest', async () => {
  const failWith = (digest: string) => callAction(() => Promise.reject(Object.assign(new Error('x'), { digest })))
  expect(await failWith('7F3K-2Q')).toEqual({ state: 'desk-unreachable', errorId: '7F3K-2Q' })
  expect(await failWith('7F3K-2Q database-away')).toEqual({ state: 'desk-unreachable', errorId: '7F3K-2Q' })
  expect(await failWith('1187235643')).toEqual({ state: 'desk-unreachable', errorId: null })
})

type Answer = { state: 'done' } | { state: 'reauthenticate' }

/** An action that runs once the user has confirmed their identity. */
function actionAfterProof() {
  let calls = 0
  const action = async (): Promise<Answer> => ({ state: calls++ === 0 ? 'reauthenticate' : 'done' })
  return { action, calls: () => calls }
}

test('asks for the password when the action requires it, and then repeats the action', async () => {
  const stop = identityAsked.subscribe(() => {
    if (identityAsked.read()) queueMicrotask(() => endConfirmation(true))
  })
  const { action, calls } = actionAfterProof()
  expect(await callAction(action)).toEqual({ state: 'done' })
  expect([calls(), identityAsked.read()]).toEqual([2, false])
  stop()
})

test('does nothing when the user cancels the confirmation', async () => {
  const stop = identityAsked.subscribe(() => {
    if (identityAsked.read()) queueMicrotask(() => endConfirmation(false))
  })
  const { action, calls } = actionAfterProof()
  expect(await callAction(action)).toEqual({
    state: 'not-allowed',
    reason: expect.stringContaining('Nothing was done'),
  })
  expect(calls()).toBe(1)
  stop()
})

test('several concurrent actions share one dialog', async () => {
  const seen: boolean[] = []
  const stop = identityAsked.subscribe(() => seen.push(identityAsked.read()))
  const asked = [confirmIdentity(), confirmIdentity()]
  endConfirmation(true)
  expect(await Promise.all(asked)).toEqual([true, true])
  expect(seen.at(-1)).toBe(false)
  stop()
})
