import { afterEach, expect, test, vi } from 'vitest'
import { sendApplication } from './send-application'

vi.mock('../api/session-ended', () => ({ askToSignInAgain: () => undefined, noteSession: () => undefined }))
afterEach(() => void vi.unstubAllGlobals())

const application = { id: '0b6f0f5e-3d8e-4a59-9d6a-1f2a3b4c5d6e', body: { name: 'Ada' }, isAgain: false }

function answerWith(answer: () => Response) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push([url, JSON.parse(body)])
    return answer()
  })
  return sent
}

test('sends the application under its ID and returns the desk’s answer', async () => {
  const sent = answerWith(() => Response.json({ state: 'applied-before', earlier: [] }))
  expect(await sendApplication(application)).toEqual({ state: 'applied-before', earlier: [] })
  expect(sent).toEqual([['/api/applications', application]])
})

test.each([
  [401, { error: 'Sign in first.' }, { state: 'signed-out' }],
  [403, { error: 'No.' }, { state: 'not-allowed', reason: expect.stringContaining('role') }],
  [
    403,
    { error: 'Set up a second factor.', reason: 'Set up a second factor.' },
    { state: 'not-allowed', reason: 'Set up a second factor.' },
  ],
  [500, { errorId: '7F3K-2Q' }, { state: 'desk-unreachable', errorId: '7F3K-2Q' }],
  [502, { error: 'a gateway' }, { state: 'desk-unreachable', errorId: null }],
])('turns an answer of %i into a form error', async (status, body, meaning) => {
  answerWith(() => Response.json(body, { status }))
  expect(await sendApplication(application)).toEqual(meaning)
})

test('a lost connection leaves open whether the application was recorded', async () => {
  answerWith(() => {
    throw new TypeError('no network')
  })
  expect(await sendApplication(application)).toEqual({ state: 'desk-unreachable', errorId: null })
})

test('gives the limit for an application that is too large, and sends nothing', async () => {
  const sent = answerWith(() => Response.json({}))
  const body = { resumes: ['x'.repeat(5_000_000), 'x'.repeat(5_000_000)] }
  const answer = await sendApplication({ ...application, body })
  expect(answer).toEqual({ state: 'invalid', errors: { '': expect.stringContaining('8 MB') } })
  expect(sent).toEqual([])
})
