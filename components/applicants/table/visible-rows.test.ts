import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allVisibleRows, foundRows } from './visible-rows'

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('visible rows', () => {
  test('without new applicants are the list in loading order', () => {
    const rows = allVisibleRows(4, [])
    expect(indexes(4).map(rows.at)).toEqual([0, 1, 2, 3])
  })

  test('begin with the new applicants, the latest first', () => {
    // 0 to 2 were loaded first; then 3 and 4 arrived at the head, 5 was loaded, and 6 arrived at the head.
    const rows = allVisibleRows(7, [6, 3, 4])
    expect(indexes(7).map(rows.at)).toEqual([6, 3, 4, 0, 1, 2, 5])
  })

  test('contain each record once, and map both ways', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }).chain((count) => fc.tuple(fc.constant(count), fc.subarray(indexes(count)))),
        fc.context(),
        ([count, chosen], context) => {
          const newcomers = chosen.toReversed()
          const rows = allVisibleRows(count, newcomers)
          const positions = indexes(count).map(rows.at)
          context.log(positions.join())
          expect(new Set(positions).size).toBe(count)
          expect(positions.slice(0, newcomers.length)).toEqual(newcomers)
          expect(positions.slice(newcomers.length)).toEqual(indexes(count).filter((one) => !chosen.includes(one)))
          expect(positions.map(rows.indexOf)).toEqual(indexes(count))
        },
      ),
    )
  })

  test('of a search begin with its new applicants, unless it is sorted', () => {
    const order = Uint32Array.of(1, 3, 6)
    expect(indexes(3).map(foundRows(order, [6, 4], false).at)).toEqual([6, 1, 3])
    expect(indexes(3).map(foundRows(order, [6, 4], true).at)).toEqual([1, 3, 6])
    expect(foundRows(order, [6, 4], false).indexOf(2)).toBe(-1)
  })
})
