import { expect, test } from 'vitest'
import { soon } from './resolve-within'

test('what comes in time is there, what does not is null, and a fault stays one', async () => {
  expect(await soon(Promise.resolve('page'))).toBe('page')
  expect(await soon(new Promise(() => {}), 5)).toBeNull()
  await expect(soon(Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})
