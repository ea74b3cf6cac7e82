import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMovingList, failed } from '../../testing/moving-list'
import type { Result } from '../result'
import { createEndFinder } from './find-end'

/** A list of so many records, without holding them. */
function listOf(size: { count: number }) {
  const asked: number[] = []
  return {
    asked,
    async readPage({ offset, limit }: { offset: number; limit: number }): Promise<Result<{ items: { id: number }[] }>> {
      expect(limit).toBe(1)
      if (asked.push(offset) > 100) throw new Error('It does not end')
      return { ok: true, value: { items: offset < size.count ? [{ id: offset }] : [] } }
    },
  }
}

async function find(size: { count: number }, from: number, onAsked: (asks: number) => void = () => {}) {
  const { asked, readPage } = listOf(size)
  const finder = createEndFinder({ readPage, from })
  while (!finder.isDone()) {
    await finder.next()
    onAsked(asked.length)
  }
  return { asked, finder, ...finder.bounds() }
}

describe('about how many records there are', () => {
  test('doubles what is known, then halves what is unknown', async () => {
    const { asked, atLeast, below } = await find({ count: 1_234 }, 50)
    expect(asked).toEqual([100, 202, 406, 814, 1630, 1222, 1426, 1324, 1273])
    expect([atLeast, below]).toEqual([1223, 1274])
  })

  test.each([0, 1, 50, 51])('a list of %d', async (count) => {
    const { asked, atLeast, below } = await find({ count }, 0)
    expect(asked).toEqual([100, 50])
    expect(atLeast).toBeLessThanOrEqual(count)
    expect(below).toBeGreaterThan(count)
  })

  test('any list: the bounds hold, 1 % or 50 records apart, after 40 asks at most', () =>
    fc.assert(
      fc.asyncProperty(fc.oneof(fc.nat(2_000), fc.nat(1_000_000)), fc.nat(1000), async (count, permille) => {
        const { asked, atLeast, below } = await find({ count }, Math.floor((count * permille) / 1000))
        expect(asked.length).toBeLessThanOrEqual(40)
        expect(atLeast).toBeLessThanOrEqual(count)
        expect(below).toBeGreaterThan(count)
        expect((below ?? Number.NaN) - 1 - atLeast).toBeLessThanOrEqual(Math.max(50, atLeast / 100))
      }),
      { seed: 20_260, numRuns: 2000 },
    ))

  test('a list that grows and shrinks meanwhile: it ends all the same', () =>
    fc.assert(
      fc.asyncProperty(fc.nat(100_000), fc.array(fc.integer({ min: -50_000, max: 50_000 })), async (count, changes) => {
        const size = { count }
        const { asked } = await find(size, 50, (asks) => {
          size.count = Math.max(0, size.count + (changes[asks - 1] ?? 0))
        })
        expect(asked.length).toBeLessThanOrEqual(60)
      }),
      { seed: 20_260 },
    ))

  test('asks for no offset beyond 1,000,000,000', async () => {
    const { asked, below } = await find({ count: Number.POSITIVE_INFINITY }, 400_000_000)
    expect(asked).toEqual([800_000_000, 1_000_000_000])
    expect(below).toBe(null)
  })
})

describe('the bounds', () => {
  test('stay where they were after a failure, and after a signal', async () => {
    const { readPage } = createMovingList(10, (_, { asked }) => (asked.length > 1 ? failed(429) : undefined))
    const finder = createEndFinder({ readPage, from: 0 })
    expect(await finder.next()).toEqual({ ok: true, value: { atLeast: 0, below: 101 } })
    expect(await finder.next()).toMatchObject({ ok: false, failure: { kind: 'rate-limited' } })
    expect(await finder.next({ signal: AbortSignal.abort() })).toMatchObject({
      ok: false,
      failure: { kind: 'stopped' },
    })
    expect(finder.bounds()).toEqual({ atLeast: 0, below: 101 })
    expect(finder.isDone()).toBe(false)
  })

  test('rise with the walk; where it gets past the end that was found, that is looked for anew', async () => {
    const size = { count: 1_000 }
    const { finder } = await find(size, 50)
    const { below } = finder.bounds()
    finder.raise(10)
    expect(finder.bounds()).toMatchObject({ below })
    finder.raise(980)
    expect(finder.bounds()).toEqual({ atLeast: 980, below })
    size.count = 5_000
    finder.raise(2_000)
    expect(finder.bounds()).toEqual({ atLeast: 2_000, below: null })
    expect(finder.isDone()).toBe(false)
    while (!finder.isDone()) await finder.next()
    expect(finder.bounds().atLeast).toBeGreaterThan(4_900)
  })

  test('once they are near enough nothing is asked for', async () => {
    const { finder, asked, atLeast, below } = await find({ count: 1_000 }, 50)
    const { length } = asked
    expect(await finder.next()).toEqual({ ok: true, value: { atLeast, below } })
    expect(asked).toHaveLength(length)
  })
})
