import { expect, test } from 'vitest'
import { resolveWithin } from './resolve-within'

test('resolves with the value in time, with null when it is late, and rejects as the promise does', async () => {
  expect(await resolveWithin(Promise.resolve('page'))).toBe('page')
  expect(await resolveWithin(new Promise(() => {}), 5)).toBeNull()
  await expect(resolveWithin(Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})
