import { expect, test } from 'vitest'
import { isPaletteKey } from './is-palette-key'

const plain = { key: 'k', code: 'KeyK', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const ctrl = { ...plain, ctrlKey: true }
const command = { ...plain, metaKey: true }

test('Ctrl K and ⌘ K open the palette; on a Mac Ctrl K edits text', () => {
  expect(isPaletteKey(ctrl, false)).toBe(true)
  expect(isPaletteKey(command, false)).toBe(true)
  expect(isPaletteKey(command, true)).toBe(true)
  expect(isPaletteKey(ctrl, true)).toBe(false)
  expect(isPaletteKey(plain, false)).toBe(false)
  expect(isPaletteKey({ ...ctrl, shiftKey: true }, false)).toBe(false)
  expect(isPaletteKey({ ...ctrl, altKey: true }, false)).toBe(false)
})

test('accepts the key that types k, or in a non-Latin layout the key in its position', () => {
  expect(isPaletteKey({ ...ctrl, key: 'K' }, false)).toBe(true)
  expect(isPaletteKey({ ...ctrl, key: 'л' }, false)).toBe(true)
  expect(isPaletteKey({ ...ctrl, key: 't' }, false)).toBe(false)
  expect(isPaletteKey({ ...ctrl, key: 'k', code: 'KeyV' }, false)).toBe(true)
})
