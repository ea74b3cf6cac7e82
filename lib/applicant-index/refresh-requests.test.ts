import { expect, test } from 'vitest'
import { createRefreshRequests } from './refresh-requests'

test('a requested refresh reads new applicants in two rounds, and no more', () => {
  const refresh = createRefreshRequests()
  expect(refresh.isDue()).toBe(false)
  expect(refresh.ask()).toBe(true)
  refresh.noteRound('refreshed')
  expect(refresh.isDue()).toBe(true)
  refresh.noteRound('refreshed')
  expect(refresh.isDue()).toBe(false)
})

test('5,000 applications wake the sync once, and the regular rounds do the rest', () => {
  const refresh = createRefreshRequests()
  let woken = 0
  for (let application = 0; application < 5_000; application += 1) {
    if (refresh.ask()) woken += 1
    // Regular rounds come in between.
    if (application % 200 === 0) refresh.noteRound('refreshed')
  }
  expect(woken).toBe(1)
  refresh.noteRound('refreshed')
  refresh.noteRound('refreshed')
  expect(refresh.isDue()).toBe(false)
})

test.each(['busy', 'failed', 'waiting', 'stopped'] as const)(
  'a requested refresh stays due after a round that was %s',
  (result) => {
    const refresh = createRefreshRequests()
    refresh.ask()
    refresh.noteRound(result)
    refresh.noteRound(result)
    expect(refresh.isDue()).toBe(true)
  },
)

test('a requested refresh is dropped once there is no index', () => {
  const refresh = createRefreshRequests()
  refresh.ask()
  refresh.noteRound('off')
  expect(refresh.isDue()).toBe(false)
})
