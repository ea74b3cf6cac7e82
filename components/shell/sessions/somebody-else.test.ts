import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionEnded, stopAskingToSignIn } from '../../api/session-ended'
import { onReturn } from './on-return'
import { reloadIfSomebodyElse, whoSignedIn } from './somebody-else'

const reload = vi.fn()
const page = Object.assign(new EventTarget(), { visibilityState: 'visible', activeElement: null })
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  page.visibilityState = 'visible'
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload } }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const answering = (status: number, body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status }))

test('a page is reloaded when the session is somebody else’s', async () => {
  answering(200, { personId: 'b' })
  await reloadIfSomebodyElse('a')
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['is still theirs', 200, { personId: 'a' }],
  ['needs a second factor first', 403, { error: 'Set up a second factor.' }],
  ['is unknown, since the desk failed', 500, { errorId: '7K3M-Q9' }],
  ['has ended', 401, { error: 'Sign in first.' }],
])('a page is kept when the session %s', async (_what, status, body) => {
  answering(status, body)
  await reloadIfSomebodyElse('a')
  expect(reload).not.toHaveBeenCalled()
  expect(sessionEnded.read()).toBe(status === 401)
})

test('who has signed in over the page is unknown until the desk says it', async () => {
  const who = async (status: number, body: object) => {
    answering(status, body)
    return await whoSignedIn('a')
  }
  expect(await who(200, { personId: 'a' })).toBe('same')
  expect(await who(200, { personId: 'b' })).toBe('other')
  expect(await who(403, { error: 'Set up a second factor.' })).toBe('other')
  expect(await who(500, { errorId: '7K3M-Q9' })).toEqual({ unknown: { kind: 'desk-fault', errorId: '7K3M-Q9' } })
  expect(await who(401, {})).toEqual({ unknown: { kind: 'signed-out' } })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await whoSignedIn('a')).toEqual({ unknown: { kind: 'desk-unreachable' } })
})

test('closing the sign-in does not open it again, though it asks whose session it is', async () => {
  answering(401, {})
  stopAskingToSignIn()
  await reloadIfSomebodyElse('a')
  expect(sessionEnded.read()).toBe(false)
})

test('a user returns once when the page becomes visible and gets the focus, and again the next time', () => {
  const onBack = vi.fn()
  const stop = onReturn(onBack)
  const become = (state: string) => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  become('hidden')
  expect(onBack).not.toHaveBeenCalled()
  become('visible')
  window.dispatchEvent(new Event('focus'))
  expect(onBack).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1_000)
  window.dispatchEvent(new Event('focus'))
  expect(onBack).toHaveBeenCalledTimes(2)
  stop()
  vi.advanceTimersByTime(1_000)
  window.dispatchEvent(new Event('focus'))
  expect(onBack).toHaveBeenCalledTimes(2)
})
