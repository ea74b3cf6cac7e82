import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  countedUntil,
  forgetCounted,
  isNotified,
  keepCountedUntil,
  lastShownAt,
  noteShown,
  onNotified,
  setNotified,
} from './choice'

/** A browser's cookies, as far as scripts can set them. */
class CookieJar {
  readonly #values = new Map<string, string>([['theme', 'dark']])

  get cookie(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  set cookie(text: string) {
    const [pair = '', ...attributes] = text.split('; ')
    const [name = '', value = ''] = pair.split('=')
    if (attributes.includes('Max-Age=0')) this.#values.delete(name)
    else this.#values.set(name, value)
  }
}

beforeEach(() => {
  vi.stubGlobal('document', new CookieJar())
  vi.stubGlobal('location', { protocol: 'https:' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('is off until switched on, and can be switched off again', () => {
  expect(isNotified('rosa')).toBe(false)
  setNotified('rosa', true)
  expect(isNotified('rosa')).toBe(true)
  setNotified('rosa', false)
  expect(isNotified('rosa')).toBe(false)
})

test('applies to the user who switched it on, not to another one in the same browser', () => {
  setNotified('rosa', true)
  expect(isNotified('ada')).toBe(false)
})

test('calls back after a change, and remembers when a notification was shown', () => {
  const heard = vi.fn()
  const stop = onNotified(heard)
  setNotified('rosa', true)
  stop()
  setNotified('rosa', false)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(lastShownAt()).toBe(0)
  noteShown(1_700_000_000_000)
  expect(lastShownAt()).toBe(1_700_000_000_000)
})

test('remembers until when newcomers were counted, until the desk is in view', () => {
  keepCountedUntil('2026-11-23T08:00:00.000Z')
  expect(countedUntil()).toBe('2026-11-23T08:00:00.000Z')
  forgetCounted()
  expect(countedUntil()).toBe(null)
})
