import { expect, test } from 'vitest'
import { createRowsAhead } from './rows-ahead'

function scrolling() {
  let now = 0
  const rowsAhead = createRowsAhead(() => now)
  return (to: number, afterMs: number) => {
    now += afterMs
    return rowsAhead({ to, isScrolled: true })
  }
}

test('prefetches little for a user who does not scroll', () => {
  expect(createRowsAhead()({ to: 20, isScrolled: false })).toBe(25)
})

test('prefetches two pages at reading speed', () => {
  const scroll = scrolling()
  for (let row = 20; row < 100; row += 4) expect(scroll(row, 200)).toBe(90)
})

test('prefetches more the faster the user scrolls, up to six pages', () => {
  const scroll = scrolling()
  for (let row = 20; row < 220; row += 20) scroll(row, 100)
  expect(scroll(240, 100)).toBe(220)
  for (let row = 240; row < 1_200; row += 60) scroll(row, 100)
  expect(scroll(1_260, 100)).toBe(270)
})

test('goes back to two pages when the user slows down, turns around, or jumped only once', () => {
  const scroll = scrolling()
  for (let row = 20; row < 620; row += 60) scroll(row, 100)
  expect(scroll(624, 1_100)).toBe(90)
  for (let row = 624; row < 1_200; row += 60) scroll(row, 100)
  expect(scroll(1_000, 100)).toBe(90)
  expect(scroll(5_000, 2_000)).toBe(135)
})
