import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, expect, test, vi } from 'vitest'
import { createMovingList } from '../testing/moving-list'
import { setUpIndex } from '../testing/set-up-index'
import { listSource } from '../testing/synced-list'
import { askForWalk, startIndexSync } from './start-sync'
import { timing } from './timing'

setUpIndex()

const { roundMs } = timing
afterAll(() => {
  timing.roundMs = roundMs
})

// A dispatch that is being reconciled pins the version of the field profile it was recorded with.
test('runs no round in the context of the caller that asked for it', async () => {
  timing.roundMs = 1
  const context = new AsyncLocalStorage<string>()
  const isReady = vi.fn(() => context.getStore() === undefined)
  await startIndexSync(listSource(createMovingList(3).readPage, { isReady }))
  await context.run('a dispatch', askForWalk)
  const before = isReady.mock.calls.length
  await expect.poll(() => isReady.mock.calls.length).toBeGreaterThan(before + 5)
  expect(isReady.mock.results.every(({ value }) => value)).toBe(true)
})
