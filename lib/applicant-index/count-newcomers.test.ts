import { beforeAll, expect, test } from 'vitest'
import { fillIndex, type TestApplicant } from '../testing/fill-index'
import { openTestStore } from '../testing/test-store'
import { countNewcomers } from './count-newcomers'

beforeAll(() => openTestStore())

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 8, minute))
const exactly = (count: number) => ({ count, isExact: true })

function applicants(count: number, rest: Partial<TestApplicant>): TestApplicant[] {
  const first = rest.firstSeenAt?.getTime() ?? 0
  return Array.from({ length: count }, (_, number) => ({
    ...rest,
    key: `id:${first}-${number}`,
    record: { id: number },
  }))
}

test('each request counts applicants new since the last one, and nobody twice', async () => {
  const index = await fillIndex('news', [
    ...applicants(5, { firstSeenAt: at(0) }),
    ...applicants(3, { firstSeenAt: at(10), isNewcomer: true }),
    ...applicants(2, { firstSeenAt: at(20), isNewcomer: true }),
  ])
  expect((await countNewcomers(index, null)).latestAt).toEqual(at(20))
  expect(await countNewcomers(index, at(9))).toEqual({ count: exactly(5), latestAt: at(20) })
  expect(await countNewcomers(index, at(10))).toEqual({ count: exactly(2), latestAt: at(20) })
  expect(await countNewcomers(index, at(20))).toEqual({ count: exactly(0), latestAt: at(20) })
})

test('counts those who come after the clock was set back, and nobody seen in its future', async () => {
  const future = new Date(Date.now() + 8 * 3_600_000)
  const index = await fillIndex('set back', [
    ...applicants(3, { firstSeenAt: future, isNewcomer: true }),
    ...applicants(2, { firstSeenAt: at(20), isNewcomer: true }),
  ])
  expect(await countNewcomers(index, null)).toEqual({ count: exactly(0), latestAt: at(20) })
  expect(await countNewcomers(index, at(10))).toEqual({ count: exactly(2), latestAt: at(20) })
  expect(await countNewcomers(index, future)).toEqual({ count: exactly(0), latestAt: at(20) })
})

test('does not count applicants of the first walk as new', async () => {
  const index = await fillIndex('no news', applicants(5, { firstSeenAt: at(0) }))
  expect(await countNewcomers(index, null)).toEqual({ count: exactly(0), latestAt: null })
})

test('counts up to 1,000', async () => {
  const index = await fillIndex('much news', applicants(1_001, { firstSeenAt: at(1), isNewcomer: true }))
  expect((await countNewcomers(index, at(0))).count).toEqual({ count: 1_000, isExact: false })
})
