import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getFromDesk, getInBackground } from './desk-api'
import { sessionEnded, stopAskingToSignIn } from './session-ended'

let isSignedIn: boolean
beforeEach(() => {
  vi.stubGlobal('document', { activeElement: null })
  vi.stubGlobal('fetch', async () => Response.json({}, { status: isSignedIn ? 200 : 401 }))
})
afterEach(() => void vi.unstubAllGlobals())

test('only the user opens the sign-in dialog again after closing it, until the session is back', async () => {
  const isAskedBy = async (get: typeof getFromDesk) => {
    await get('/api/session', undefined)
    return sessionEnded.read()
  }
  isSignedIn = false
  expect(await isAskedBy(getInBackground)).toBe(true)
  stopAskingToSignIn()
  expect(await isAskedBy(getInBackground), 'a request in the background').toBe(false)
  expect(await isAskedBy(getFromDesk), 'a request of the user').toBe(true)
  stopAskingToSignIn()
  isSignedIn = true
  expect(await isAskedBy(getInBackground)).toBe(false)
  isSignedIn = false
  expect(await isAskedBy(getInBackground), 'the next session has ended too').toBe(true)
})

test('asks nobody who was typing to sign in where the session is back by the time they leave the field', async () => {
  const get = () => getInBackground('/api/session', undefined)
  stopAskingToSignIn()
  isSignedIn = true
  await get()
  let leave = () => {}
  const addEventListener = (_: string, listener: () => void) => {
    leave = listener
  }
  vi.stubGlobal('document', { activeElement: { matches: () => true }, addEventListener })
  isSignedIn = false
  await get()
  isSignedIn = true
  await get()
  vi.stubGlobal('document', { activeElement: null })
  vi.useFakeTimers()
  leave()
  vi.runAllTimers()
  vi.useRealTimers()
  expect(sessionEnded.read()).toBe(false)
})
