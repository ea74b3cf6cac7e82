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
