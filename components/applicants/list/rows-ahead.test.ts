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

test('loads hardly ahead for somebody who only looks', () => {
  expect(createRowsAhead()({ to: 20, isScrolled: false })).toBe(25)
})

test('loads two pages ahead for somebody who scrolls as people read', () => {
  const scroll = scrolling()
  for (let row = 20; row < 100; row += 4) expect(scroll(row, 200)).toBe(90)
})

test('loads further ahead the faster somebody scrolls, up to six pages', () => {
  const scroll = scrolling()
  for (let row = 20; row < 220; row += 20) scroll(row, 100)
  expect(scroll(240, 100)).toBe(220)
  for (let row = 240; row < 1_200; row += 60) scroll(row, 100)
  expect(scroll(1_260, 100)).toBe(270)
})

test('goes back to two pages once somebody slows down, turns round, or has jumped once', () => {
  const scroll = scrolling()
  for (let row = 20; row < 620; row += 60) scroll(row, 100)
  expect(scroll(624, 1_100)).toBe(90)
  for (let row = 624; row < 1_200; row += 60) scroll(row, 100)
  expect(scroll(1_000, 100)).toBe(90)
  expect(scroll(5_000, 2_000)).toBe(135)
})
