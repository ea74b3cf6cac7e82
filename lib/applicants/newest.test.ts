import { tmpdir } from 'node:os'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { setGuesses } from '../connection/profile'
import { setTestEnvironment } from '../testing/test-store'
import { forgetNewest, newestApplicants, noteNewest } from './newest'

beforeAll(() => {
  setTestEnvironment(tmpdir())
  setGuesses({ applicants: { status: '/status', time: '/applied_at' } })
})
afterEach(() => {
  forgetNewest()
  vi.useRealTimers()
})

const start = Date.UTC(2026, 10, 23)
/** The higher the index, the earlier the application. */
const record = (index: number) => ({
  id: index,
  status: index % 2 === 0 ? 'New' : 'Hired',
  applied_at: new Date(start - index * 60_000).toISOString(),
})
const page = (offset: number, first = offset) => ({
  offset,
  records: Array.from({ length: 50 }, (_, index) => record(first + index)),
  isLast: false,
  readAt: new Date(),
})

test('counts from the top of the list, up to the first missing page', () => {
  expect(newestApplicants()).toBeNull()
  noteNewest(page(100))
  expect(newestApplicants()).toBeNull()
  noteNewest(page(0))
  expect(newestApplicants()).toMatchObject({ areNewest: true, areAll: false })
  expect(newestApplicants()?.applicants).toHaveLength(50)
  noteNewest(page(50))
  expect(newestApplicants()?.applicants).toHaveLength(150)
  expect(newestApplicants()?.applicants[1]).toMatchObject({ status: 'Hired' })
})

test('counts an applicant who moved to the next page meanwhile only once', () => {
  noteNewest(page(0))
  noteNewest(page(50, 47))
  expect(newestApplicants()?.applicants).toHaveLength(97)
})

test('does not count a page read long before the first one, or one of another list', () => {
  const longAgo = new Date(Date.now() - 11 * 60_000)
  noteNewest({ ...page(0), readAt: longAgo })
  noteNewest({ ...page(50), readAt: longAgo })
  expect(newestApplicants()?.applicants).toHaveLength(100)
  noteNewest(page(0))
  expect(newestApplicants()?.applicants).toHaveLength(50)
  noteNewest(page(50))
  noteNewest(page(0, 5_000))
  expect(newestApplicants()?.applicants).toHaveLength(50)
})

test('uses at most the first 250, and reports that these are all', () => {
  for (let offset = 0; offset < 400; offset += 50) noteNewest(page(offset))
  expect(newestApplicants()).toMatchObject({ areAll: false })
  expect(newestApplicants()?.applicants).toHaveLength(250)
  forgetNewest()
  noteNewest({ ...page(0), records: [record(0), record(1)], isLast: true })
  expect(newestApplicants()).toMatchObject({ areAll: true })
})

test('ignores a list in another order, and pages read long ago', () => {
  vi.useFakeTimers({ now: start })
  const { records, ...rest } = page(0)
  noteNewest({ ...rest, records: records.toReversed() })
  expect(newestApplicants()).toMatchObject({ areNewest: false })
  vi.setSystemTime(start + 61 * 60_000)
  expect(newestApplicants()).toBeNull()
})
