import { expect, test } from 'vitest'
import { removeViewSchema, saveViewSchema } from './input'
import { plainView } from './plain-view'

test.each(['\0', 'a\0', '\ud83d', ''])('%j is no id of a view, and refused before the store sees it', (id) => {
  expect(removeViewSchema.safeParse({ id }).success).toBe(false)
})

test.each(['a\0', '\ud83d'])('a view cannot be called %j', (name) => {
  expect(saveViewSchema.safeParse({ name, view: plainView }).success).toBe(false)
})

test('a view may be called with any character that can be kept', () => {
  expect(saveViewSchema.safeParse({ name: 'Åsa 🦆', view: plainView }).success).toBe(true)
  expect(removeViewSchema.safeParse({ id: 'a' }).success).toBe(true)
})
