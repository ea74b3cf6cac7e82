import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepCounts, noteRowsChanged } from './keep-counts'

let purposes = 0
beforeEach(() => {
  vi.useFakeTimers()
  // Later than in the previous test: the process remembers when rows last changed.
  vi.advanceTimersByTime((purposes + 1) * 3_600_000)
})
afterEach(() => void vi.useRealTimers())

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A count that increases by one each time. */
function setUp() {
  purposes += 1
  const keep = keepCounts<number>(`test ${purposes}`)
  let last = 0
  return { ask: (name = 'all') => keep(name, async () => ++last), keep }
}

it('returns a cached count for ten seconds, even when rows change', async () => {
  const { ask } = setUp()
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  noteRowsChanged()
  await later(9_000)
  expect(await ask()).toBe(1)
  expect(await ask('another')).toBe(2)
})

it('recounts in the background while no rows change', async () => {
  const { ask } = setUp()
  await ask()
  await later(60_000)
  expect(await ask()).toBe(1)
  await later(1)
  expect(await ask()).toBe(2)
})

it('recounts before answering once rows have changed, and after three minutes', async () => {
  const { ask } = setUp()
  await ask()
  await later(11_000)
  noteRowsChanged()
  expect(await ask()).toBe(2)
  await later(200_000)
  expect(await ask()).toBe(3)
})

it('recounts after ten seconds although the clock was set back', async () => {
  const { ask } = setUp()
  await ask()
  vi.setSystemTime(Date.now() - 8 * 3_600_000)
  await later(11_000)
  noteRowsChanged()
  expect(await ask()).toBe(2)
})

it('does not cache a failed count', async () => {
  const { ask, keep } = setUp()
  const fail = async () => {
    throw new Error('the store is away')
  }
  await expect(keep('all', fail)).rejects.toThrow('the store is away')
  expect(await ask()).toBe(1)
  await later(60_000)
  expect(await keep('all', fail)).toBe(1)
  await later(1)
  expect(await ask()).toBe(2)
})
