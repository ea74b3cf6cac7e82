import { expect, test } from 'vitest'
import { prefetchOne } from './prefetch-one'

/** Steps that count how many have started. */
function counted(last: number, fail?: Error) {
  let begun = 0
  async function* steps() {
    for (let step = 1; step <= last; step += 1) {
      begun = step
      await Promise.resolve()
      yield step
    }
    if (fail) throw fail
  }
  return { steps: steps(), begun: () => begun }
}

test('yields all items in order, then ends', async () => {
  let ends = 0
  const seen: number[] = []
  for await (const step of prefetchOne(counted(4).steps, () => (ends += 1))) seen.push(step)
  expect(seen).toEqual([1, 2, 3, 4])
  expect(ends).toBe(1)
})

test('starts only the next item while one is used', async () => {
  const { steps, begun } = counted(9)
  const ahead = prefetchOne(steps, () => {})
  expect(begun()).toBe(0)
  await ahead.next()
  await settle()
  expect(begun()).toBe(2)
  await ahead.next()
  await settle()
  expect(begun()).toBe(3)
})

test('calls leave when the reader stops early', async () => {
  let hasLeft = false
  for await (const step of prefetchOne(counted(9).steps, () => (hasLeft = true))) if (step === 2) break
  expect(hasLeft).toBe(true)
})

test('throws an error only after the items before it', async () => {
  const ahead = prefetchOne(counted(1, new Error('broken')).steps, () => {})
  expect(await ahead.next()).toEqual({ done: false, value: 1 })
  await settle()
  await expect(ahead.next()).rejects.toThrow('broken')
})

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
