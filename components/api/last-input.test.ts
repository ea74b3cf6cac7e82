import { beforeEach, expect, test, vi } from 'vitest'
import { idleSecondsHeader } from '@/lib/accounts/contract'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['performance'] })
  return () => vi.useRealTimers()
})

/** Simulates a page that was just opened. */
async function openPage() {
  const target = new EventTarget()
  vi.stubGlobal('window', target)
  const page = await import('./last-input')
  page.watchInput()
  return { ...page, press: () => target.dispatchEvent(new Event('keydown')) }
}

test('every read says how long ago the user was active on the page', async () => {
  const { idleHeader, press } = await openPage()
  vi.advanceTimersByTime(90_000)
  expect(idleHeader()).toEqual({ [idleSecondsHeader]: '90' })
  press()
  vi.advanceTimersByTime(2_500)
  expect(idleHeader()).toEqual({ [idleSecondsHeader]: '2' })
})

test('reports input that the server has not been told of for a while, and none for an idle page', async () => {
  const { idleHeader, hasUnreportedInput, press } = await openPage()
  vi.advanceTimersByTime(600_000)
  expect(hasUnreportedInput(120_000)).toBe(false)
  press()
  expect(hasUnreportedInput(120_000)).toBe(true)
  idleHeader()
  vi.advanceTimersByTime(600_000)
  expect(hasUnreportedInput(120_000)).toBe(false)
})
