import { expect, test } from 'vitest'
import { moveFor } from './grid-moves'

const grid = { position: { index: 5, column: 2 }, count: 40, columnCount: 6, pageRows: 10 }
const press = (key: string, isControl = false) => moveFor({ key, ctrlKey: isControl, metaKey: false }, grid)

test.each([
  ['ArrowDown', { index: 6, column: 2 }, { index: 39, column: 2 }],
  ['ArrowUp', { index: 4, column: 2 }, { index: 0, column: 2 }],
  ['ArrowRight', { index: 5, column: 3 }, { index: 5, column: 5 }],
  ['ArrowLeft', { index: 5, column: 1 }, { index: 5, column: 0 }],
  ['Home', { index: 5, column: 0 }, { index: 0, column: 0 }],
  ['End', { index: 5, column: 5 }, { index: 39, column: 5 }],
  ['PageDown', { index: 15, column: 2 }, { index: 15, column: 2 }],
  ['PageUp', { index: -5, column: 2 }, { index: -5, column: 2 }],
])('%s moves the active cell, and with Control to the end', (key, plain, withControl) => {
  expect(press(key)).toEqual(plain)
  expect(press(key, true)).toEqual(withControl)
  expect(moveFor({ key, ctrlKey: false, metaKey: true }, grid)).toEqual(withControl)
})

test('other keys do not move it', () => {
  expect(press('a')).toBeUndefined()
  expect(press('toString')).toBeUndefined()
})
