import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { createRounds } from './rounds'

test('runs no round in the context of the caller that woke it', async () => {
  const context = new AsyncLocalStorage<string>()
  const seen: (string | undefined)[] = []
  const rounds = createRounds(async () => {
    seen.push(context.getStore())
    return 1
  })
  context.run('a dispatch', rounds.wake)
  await expect.poll(() => seen.length).toBeGreaterThan(1)
  await rounds.stop()
  expect(new Set(seen)).toEqual(new Set([undefined]))
})
