import { expect, test } from 'vitest'
import { removeViewSchema, saveViewSchema } from './input'
import { plainView } from './plain-view'

test.each(['\0', 'a\0', '\ud83d', ''])('rejects %j as a view ID before it reaches the store', (id) => {
  expect(removeViewSchema.safeParse({ id }).success).toBe(false)
})

test.each(['a\0', '\ud83d'])('rejects %j as the name of a view', (name) => {
  expect(saveViewSchema.safeParse({ name, view: plainView }).success).toBe(false)
})

test('accepts any storable character in the name of a view', () => {
  expect(saveViewSchema.safeParse({ name: 'Åsa 🦆', view: plainView }).success).toBe(true)
  expect(removeViewSchema.safeParse({ id: 'a' }).success).toBe(true)
})
