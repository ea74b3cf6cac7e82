import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Run } from '@/lib/bulk-apply/contract'
import { makeRun } from '../../../lib/testing/fake-run'
import { createRunFollower, followedRuns, hideRunsDuring, openRun, updateRun } from './followed-runs'

const going = makeRun({ id: 'r1', counts: { submitted: 1, waiting: 9 } })
const ended = makeRun({ id: 'r2', state: 'finished', endedAt: '2026-01-01T01:00:00.000Z', counts: { submitted: 1 } })

/** What the desk answers from here on, by URL. */
let desk: { runs: Run[]; run: Run }
const fetched = vi.fn(async (url: string) =>
  Response.json(url.endsWith('/followed') ? { items: desk.runs } : { run: desk.run }),
)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched.mockClear())
  desk = { runs: [going, ended], run: going }
})
afterEach(() => {
  followedRuns.pause()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const shown = () => followedRuns.read().state.runs.map(({ id }) => id)

test('polls the list every 2 s while a run is active, and then stops', async () => {
  followedRuns.refresh()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(fetched).toHaveBeenCalledTimes(3)
  desk.runs = [ended]
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toHaveBeenCalledTimes(4)
  expect(shown()).toEqual(['r2'])
})

test('removes a dismissed run at once, and restores it when the desk still has it', async () => {
  followedRuns.refresh()
  await vi.advanceTimersByTimeAsync(0)
  let finish = () => {}
  const dismissal = hideRunsDuring(
    ['r2'],
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  expect(shown()).toEqual(['r1'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(shown(), 'an answer in between').toEqual(['r1'])
  finish()
  await dismissal
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toEqual(['r1', 'r2'])
})

test('polls a run every second while it is active, every 5 s while paused, and not after its end', async () => {
  const follower = createRunFollower(going)
  follower.refresh()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(fetched).toHaveBeenCalledTimes(3)
  desk.run = { ...going, state: 'paused' }
  await vi.advanceTimersByTimeAsync(1_000)
  fetched.mockClear()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched).toHaveBeenCalledTimes(2)
  desk.run = { ...ended, id: 'r1' }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toHaveBeenCalledTimes(3)
  follower.pause()
})

test('keeps the same run object when nothing changed, so that its rows are not read again', async () => {
  const follower = createRunFollower(going)
  follower.refresh()
  await vi.advanceTimersByTimeAsync(0)
  expect(follower.read().state).toBe(going)
  follower.pause()
})

test('shows the run returned by a decision before it is polled again', async () => {
  const follower = createRunFollower(going)
  const close = openRun(follower)
  updateRun({ ...going, state: 'paused' })
  expect(follower.read().state.state).toBe('paused')
  updateRun({ ...ended, state: 'cancelled' })
  expect(follower.read().state.id, 'another run').toBe('r1')
  close()
  updateRun({ ...going, state: 'stopped' })
  expect(follower.read().state.state).toBe('paused')
})
