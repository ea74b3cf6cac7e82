import { expect, test } from 'vitest'
import { pressedKey } from './pressed-key'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
  ['a letter', { ...plain, key: 'a', code: 'KeyA' }, 'a'],
  ['the printed letter in a layout that moved it', { ...plain, key: 'a', code: 'KeyQ' }, 'a'],
  ['the place of a letter on a Cyrillic keyboard', { ...plain, key: 'п', code: 'KeyG' }, 'g'],
  ['a letter with caps lock', { ...plain, key: 'G', code: 'KeyG' }, 'g'],
  ['a sign that needs Shift', { ...plain, key: '?', code: 'Slash', shiftKey: true }, '?'],
  ['a slash over the 7', { ...plain, key: '/', code: 'Digit7', shiftKey: true }, '/'],
])('is %s', (_, event, key) => expect(pressedKey(event)).toBe(key))

test.each([
  ['a capital', { ...plain, key: 'A', code: 'KeyA', shiftKey: true }],
  ['a letter with Ctrl', { ...plain, key: 'a', code: 'KeyA', ctrlKey: true }],
  ['a letter with ⌘', { ...plain, key: 'k', code: 'KeyK', metaKey: true }],
  ['a key without a character', { ...plain, key: 'ArrowDown', code: 'ArrowDown' }],
])('is not %s', (_, event) => expect(pressedKey(event)).toBeNull())
