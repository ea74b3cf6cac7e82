import { afterEach, expect, test, vi } from 'vitest'
import { listInWords } from '@/lib/text/intl-formats'
import {
  listDay,
  listMoment,
  listZonedDay,
  recentMoment,
  serverDay,
  serverDayOfYear,
  serverListDay,
  serverListMoment,
  serverMoment,
  shortDay,
  wholeNumber,
} from './formats'

const moment = new Date('2026-02-27T15:56:00Z')

afterEach(() => {
  globalThis.requestLanguage = undefined
  globalThis.requestLocale = undefined
  vi.unstubAllGlobals()
})

test('the server formats for each user in their language', () => {
  const written = () => [wholeNumber(1250), serverMoment(moment), shortDay(moment), listInWords(['a', 'b', 'c'])]
  const english = ['1,250', 'Feb 27, 2026, 15:56', 'Feb 27, 2026', 'a, b, and c']
  expect(written()).toEqual(english)
  globalThis.requestLanguage = () => 'de'
  expect(written()).toEqual(['1.250', '27. Feb. 2026, 15:56', '27.02.2026', 'a, b und c'])
  globalThis.requestLanguage = () => 'en'
  expect(written()).toEqual(english)
})

test('the server and the page format days for the same region', () => {
  globalThis.requestLocale = () => 'en-GB'
  const written = () => [serverDay(moment), serverDayOfYear(moment), shortDay(moment)]
  const british = ['27 Feb 2026', '27 Feb', '27 Feb 2026']
  expect(written()).toEqual(british)
  globalThis.requestLocale = undefined
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: { locale: 'en-GB' } } })
  expect(written()).toEqual(british)
})

test('shows today’s times without a day, and recent ones with the weekday', () => {
  vi.useFakeTimers({ now: new Date('2026-02-27T18:00:00') })
  expect(recentMoment(new Date('2026-02-27T15:56:00'))).toBe('3:56 PM')
  expect(recentMoment(new Date('2026-02-26T19:05:00'))).toBe('Thu 7:05 PM')
  vi.useRealTimers()
})

test('pads the hour to two digits when the language does', () => {
  vi.useFakeTimers({ now: new Date('2026-02-27T18:00:00') })
  const written = () => [listMoment, recentMoment].map((write) => write(new Date('2026-02-26T09:05:00')))
  expect(written()).toEqual(['Feb 26, 9:05 AM', 'Thu 9:05 AM'])
  globalThis.requestLanguage = () => 'de'
  expect(written()).toEqual(['26. Feb., 09:05', 'Do 09:05'])
  vi.useRealTimers()
})

test('lists leave out the current year, and for earlier years the time of day', () => {
  vi.useFakeTimers({ now: new Date('2026-06-27T12:00:00') })
  const now = new Date('2026-02-27T15:56:00')
  const before = new Date('2025-02-27T15:56:00')
  const written = (date: Date) => [listMoment, listZonedDay, listDay].map((write) => write(date))
  expect(written(now)).toEqual(['Feb 27, 3:56 PM', 'Feb 27', 'Feb 27'])
  expect(written(before)).toEqual(['Feb 27, 2025', 'Feb 27, 2025', 'Feb 27, 2025'])
  globalThis.requestLanguage = () => 'de'
  expect(written(now)).toEqual(['27. Feb., 15:56', '27. Feb.', '27. Feb.'])
  expect(written(before)).toEqual(['27. Feb. 2025', '27. Feb. 2025', '27. Feb. 2025'])
  expect([serverListMoment(moment), serverListDay(moment)]).toEqual(['27. Feb., 15:56', '27. Feb.'])
  vi.useRealTimers()
})
