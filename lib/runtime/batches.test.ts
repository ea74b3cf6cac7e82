import { expect, test } from 'vitest'
import { createBatches } from './batches'

function createWork() {
  const batches: number[][] = []
  const gates: Array<{ open: () => void; fail: (error: Error) => void }> = []
  const call = createBatches(async (values: number[]) => {
    batches.push(values)
    await new Promise<void>((open, fail) => gates.push({ open, fail }))
    return values.map((value) => value * 10)
  })
  const nextGate = async () => {
    await expect.poll(() => gates.length).toBeGreaterThan(0)
    return gates.shift()
  }
  return { batches, call, nextGate }
}

test('runs concurrent calls together, and calls arriving meanwhile in the next batch, each with its own result', async () => {
  const { batches, call, nextGate } = createWork()
  const first = [1, 2].map(call)
  const gate = await nextGate()
  const later = [3, 4, 5, 6].map(call)
  gate?.open()
  expect(await Promise.all(first)).toEqual([10, 20])
  ;(await nextGate())?.open()
  expect(await Promise.all(later)).toEqual([30, 40, 50, 60])
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5, 6],
  ])
})

test('fails only the calls of a batch that failed', async () => {
  const { call, nextGate } = createWork()
  const failed = Promise.allSettled([1, 2].map(call))
  const gate = await nextGate()
  const later = call(3)
  gate?.fail(new Error('no store'))
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  ;(await nextGate())?.open()
  expect(await later).toBe(30)
})

test('continues with the next batch when one does not end', async () => {
  const { call, nextGate } = createWork()
  void call(1)
  await nextGate()
  const later = call(2)
  ;(await nextGate())?.open()
  expect(await later).toBe(20)
})
