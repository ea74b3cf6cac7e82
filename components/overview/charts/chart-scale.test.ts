import { expect, test } from 'vitest'
import { barWidths, gridLines, stack } from './chart-scale'

test.each([
  [0, [1, 0]],
  [1, [1, 0]],
  [3, [3, 2, 1, 0]],
  [7, [8, 6, 4, 2, 0]],
  [48, [60, 40, 20, 0]],
  [100, [100, 50, 0]],
  [101, [150, 100, 50, 0]],
  [4_321, [6_000, 4_000, 2_000, 0]],
])('chooses grid lines for a chart up to %i', (highest, lines) => {
  expect(gridLines(highest)).toEqual(lines)
})

test('every chart has few grid lines, and its highest column fits below the top one', () => {
  for (let highest = 0; highest < 100_000; highest += 1 + Math.floor(highest / 50)) {
    const lines = gridLines(highest)
    expect(lines[0]).toBeGreaterThanOrEqual(highest)
    expect(lines.length).toBeLessThanOrEqual(6)
    expect(lines.every(Number.isInteger)).toBe(true)
  }
})

test('makes bars as wide as their share of the highest, and visible for any value above 0', () => {
  expect(barWidths([200, 50, 0])).toEqual([100, 25, 0])
  expect(barWidths([100_000, 1])).toEqual([100, 0.5])
  expect(barWidths([])).toEqual([])
  expect(barWidths([0])).toEqual([0])
})

test('stacks parts on one another', () => {
  expect(stack([{ count: 3 }, { count: 0 }, { count: 2 }]).map(({ below }) => below)).toEqual([0, 3, 3])
})
