import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { setGuesses } from '../connection/profile'
import { openTestStore } from '../testing/test-store'
import { indexMapping } from './index-mapping'

beforeAll(async () => {
  const close = await openTestStore()
  setGuesses({ applicants: { time: '/applied_at' } })
  return close
})

afterEach(() => {
  vi.unstubAllEnvs()
})

const appliedAt = (applied_at: string) => indexMapping().read({ id: 1, applied_at }).appliedAt

test('reads when somebody applied, in UTC where no zone is given', () => {
  expect(appliedAt('2026-11-26T21:17:05+01:00')).toEqual(new Date('2026-11-26T20:17:05Z'))
  expect(appliedAt('2026-11-26T21:17:05')).toEqual(new Date('2026-11-26T21:17:05Z'))
})

test.each(['Pacific/Honolulu', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland'])(
  'reads a day without a time as a moment on that day in %s',
  (timeZone) => {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone })
    expect(day.format(appliedAt('2026-02-27') ?? 0)).toBe('2026-02-27')
  },
)

test.each(['9999-12-31T23:59:59-05:00', '0000-01-01T00:00:00Z', '+058000-01-01T00:00:00Z'])(
  'has no time for %s, which PostgreSQL would refuse together with the whole page',
  (time) => expect(appliedAt(time)).toBeNull(),
)

test.each(['2026-02-27T00:30:00', '2026-02-27 00:30:00', '2026-02-27 00:30', '2026-02-27T00:30:00.000000'])(
  'reads %s as UTC in whatever zone the server runs',
  (time) => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    expect(appliedAt(time)).toEqual(new Date('2026-02-27T00:30:00Z'))
  },
)
