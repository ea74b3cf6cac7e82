import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from '../ui/toast'
import { sessionEnded, stopAskingToSignIn } from './session-ended'
import { requestSignOut, signingOut } from './sign-out'

vi.mock('../ui/toast', () => ({ toast: vi.fn() }))

const assign = vi.fn()
const cleanUp = vi.fn()
beforeEach(() => {
  vi.stubGlobal('window', { location: { assign } })
  signingOut.add(cleanUp)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  stopAskingToSignIn()
})

const answering = (status: number) => vi.stubGlobal('fetch', async () => Response.json({}, { status }))

test('goes to the sign-in page once the sessions have ended', async () => {
  answering(200)
  await requestSignOut({ everywhere: true })
  expect(cleanUp).toHaveBeenCalledOnce()
  expect(assign).toHaveBeenCalledWith('/sign-in')
  stopAskingToSignIn({ forGood: false })
})

test('asks to sign in again when this session has ended before the others could be', async () => {
  answering(401)
  await requestSignOut({ everywhere: true })
  expect(sessionEnded.read()).toBe(true)
  expect([assign, cleanUp, toast].map((called) => vi.mocked(called).mock.calls)).toEqual([[], [], []])
})

test('says that the user is still signed in when the desk cannot sign out', async () => {
  answering(500)
  await requestSignOut()
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'You are still signed in' }))
  expect(sessionEnded.read()).toBe(false)
  expect(assign).not.toHaveBeenCalled()
})
