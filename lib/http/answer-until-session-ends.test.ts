import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { answerUntilSessionEnds } from './answer-until-session-ends'

test('cancels a file whose reader has disconnected before it started', async () => {
  const leaving = new AbortController()
  const request = new Request('http://localhost/api/applicants/export', { signal: leaving.signal })
  const release = vi.fn()
  const cancel = vi.fn()
  const watch = () => ({ signal: new AbortController().signal, refusal: () => ({ status: 401 }) as const, release })
  await answerUntilSessionEnds(request, watch, async () => {
    leaving.abort()
    return new Response(new ReadableStream({ cancel }), { headers: { 'content-type': 'text/csv' } })
  })
  await expect.poll(() => release.mock.calls.length).toBe(1)
  expect(cancel).toHaveBeenCalledOnce()
})

test('cuts off a file at the end of the session, even after garbage collection', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const session = new AbortController()
  const watch = () => ({ signal: session.signal, refusal: () => ({ status: 401 }) as const, release: () => {} })
  const cancel = vi.fn()
  const leave = vi.fn()
  const answer = await answerUntilSessionEnds(new Request('http://localhost/'), watch, async (signal) => {
    signal.addEventListener('abort', leave)
    return new Response(new ReadableStream({ cancel }), { headers: { 'content-type': 'text/csv' } })
  })
  const read = answer.body?.getReader().read()
  // Objects that a promise has touched live until its job has run.
  await new Promise(setImmediate)
  collectGarbage()
  session.abort()
  await expect(read).rejects.toMatchObject({ name: 'AbortError' })
  expect(cancel).toHaveBeenCalledOnce()
  expect(leave).toHaveBeenCalledOnce()
})
