import { expect, test } from 'vitest'
import { activeIndex, moveActive } from './move-active'

const entries = ['a', 'b', 'c'].map((id) => ({ id }))

test('Enter takes the first entry until another is chosen, and again when that one is gone', () => {
  expect(activeIndex(entries, null)).toBe(0)
  expect(activeIndex(entries, 'c')).toBe(2)
  expect(activeIndex(entries.slice(0, 2), 'c')).toBe(0)
  expect(activeIndex([], 'c')).toBe(-1)
})

test('keeps the chosen entry when others arrive before it', () => {
  expect(activeIndex([{ id: 'new' }, ...entries], 'b')).toBe(2)
})

test('Up and Down wrap around, Home and End go to the ends, and other keys do nothing', () => {
  expect(moveActive(3, 0, 'ArrowDown')).toBe(1)
  expect(moveActive(3, 2, 'ArrowDown')).toBe(0)
  expect(moveActive(3, 0, 'ArrowUp')).toBe(2)
  expect(moveActive(3, 1, 'Home')).toBe(0)
  expect(moveActive(3, 1, 'End')).toBe(2)
  expect(moveActive(3, 1, 'ArrowLeft')).toBeNull()
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) expect(moveActive(0, -1, key)).toBeNull()
})
