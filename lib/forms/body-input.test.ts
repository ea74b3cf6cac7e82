import { expect, test } from 'vitest'
import { bodyInputSchema } from './body-input'

const nested = (depth: number): unknown => JSON.parse(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`)

test('accepts a body as deep as a form makes it, and rejects one made to exhaust the stack', () => {
  expect(bodyInputSchema.safeParse(nested(30)).success).toBe(true)
  for (const depth of [100, 5_000, 100_000]) expect(bodyInputSchema.safeParse(nested(depth)).success).toBe(false)
  for (const body of [null, [], 'text', { a: () => 1 }]) expect(bodyInputSchema.safeParse(body).success).toBe(false)
})
