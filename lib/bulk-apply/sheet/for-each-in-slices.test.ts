import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forEachInSlices } from './for-each-in-slices'

let nowMs = 0
beforeEach(() => {
  nowMs = 1_000
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
})
afterEach(() => vi.restoreAllMocks())

test('runs quick work without a pause and reports progress at its end', async () => {
  const done: number[] = []
  expect(await forEachInSlices(120, () => {}, { onSlice: (count) => done.push(count) })).toBe(true)
  expect(done).toEqual([120])
})

test('pauses slow work and reports progress', async () => {
  const done: number[] = []
  const work = () => {
    nowMs += 1
  }
  expect(await forEachInSlices(120, work, { onSlice: (count) => done.push(count) })).toBe(true)
  expect(done).toEqual([50, 100, 120])
})

test('ends slow work at a pause when cancelled, and reports that it did not finish', async () => {
  const seen: number[] = []
  const work = (at: number) => {
    nowMs += 1
    seen.push(at)
  }
  expect(await forEachInSlices(120, work, { isCancelled: () => true })).toBe(false)
  expect(seen).toHaveLength(50)
})
