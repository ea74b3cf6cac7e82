import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error'
import { expect, test } from 'vitest'
import { callAction } from './call-action'

test('tells whoever has a page of another release to reload it', async () => {
  const answer = await callAction(() => Promise.reject(new UnrecognizedActionError('not found')))
  expect(answer).toEqual({ state: 'not-allowed', reason: expect.stringContaining('reload the page') })
})

test('names the id of an error that the server has written down, and no other digest', async () => {
  const failWith = (digest: string) => callAction(() => Promise.reject(Object.assign(new Error('x'), { digest })))
  expect(await failWith('7F3K-2Q')).toEqual({ state: 'desk-unreachable', errorId: '7F3K-2Q' })
  expect(await failWith('1187235643')).toEqual({ state: 'desk-unreachable', errorId: null })
})
