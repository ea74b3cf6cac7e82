import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error'
import { expect, test } from 'vitest'
import { callAction } from './call-action'
import { confirmIdentity, endConfirmation, identityAsked } from './confirm-identity'

test('tells whoever has a page of another release to reload it', async () => {
  const answer = await callAction(() => Promise.reject(new UnrecognizedActionError('not found')))
  expect(answer).toEqual({ state: 'not-allowed', reason: expect.stringContaining('reload the page') })
})

test('names the id of an error that the server has written down, and no other digest', async () => {
  const failWith = (digest: string) => callAction(() => Promise.reject(Object.assign(new Error('x'), { digest })))
  expect(await failWith('7F3K-2Q')).toEqual({ state: 'desk-unreachable', errorId: '7F3K-2Q' })
  expect(await failWith('1187235643')).toEqual({ state: 'desk-unreachable', errorId: null })
})

type Answer = { state: 'done' } | { state: 'reauthenticate' }

/** An action that runs once the user has confirmed their identity. */
function actionAfterProof() {
  let calls = 0
  const action = async (): Promise<Answer> => ({ state: calls++ === 0 ? 'reauthenticate' : 'done' })
  return { action, calls: () => calls }
}

test('asks who the person is where the action wants to know, and repeats the action then', async () => {
  const stop = identityAsked.subscribe(() => {
    if (identityAsked.read()) queueMicrotask(() => endConfirmation(true))
  })
  const { action, calls } = actionAfterProof()
  expect(await callAction(action)).toEqual({ state: 'done' })
  expect([calls(), identityAsked.read()]).toEqual([2, false])
  stop()
})

test('does nothing when the person does not confirm it', async () => {
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

test('several actions at once share one question', async () => {
  const seen: boolean[] = []
  const stop = identityAsked.subscribe(() => seen.push(identityAsked.read()))
  const asked = [confirmIdentity(), confirmIdentity()]
  endConfirmation(true)
  expect(await Promise.all(asked)).toEqual([true, true])
  expect(seen.at(-1)).toBe(false)
  stop()
})
