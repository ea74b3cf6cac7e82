import { expect, test } from 'vitest'
import { resolveWithin } from './resolve-within'

test('what comes in time is there, what does not is null, and a fault stays one', async () => {
  expect(await resolveWithin(Promise.resolve('page'))).toBe('page')
  expect(await resolveWithin(new Promise(() => {}), 5)).toBeNull()
  await expect(resolveWithin(Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})
