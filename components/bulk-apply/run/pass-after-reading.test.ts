import { expect, test } from 'vitest'
import { passAfterReading } from './pass-after-reading'

function reader() {
  const reads: ((mayBeOlder: boolean) => void)[] = []
  const passed: number[] = []
  const take = passAfterReading<number>(
    () => new Promise((resolve) => reads.push(resolve)),
    (state) => passed.push(state),
  )
  return { reads, passed, take }
}

test('publishes a state only once its rows have been read', async () => {
  const { reads, passed, take } = reader()
  const taken = take(1)
  expect([reads.length, passed]).toEqual([1, []])
  reads[0]?.(false)
  await taken
  expect([reads.length, passed]).toEqual([1, [1]])
})

test('reads once for all states that arrive during a read, and does not delay them', async () => {
  const { reads, passed, take } = reader()
  const taken = take(1)
  void take(2)
  void take(3)
  expect(reads).toHaveLength(1)
  reads[0]?.(false)
  await Promise.resolve()
  expect([reads.length, passed]).toEqual([2, [1]])
  reads[1]?.(false)
  await taken
  expect(passed).toEqual([1, 3])
})

test('reads again when a read may be older than the state', async () => {
  const { reads, passed, take } = reader()
  const taken = take(1)
  reads[0]?.(true)
  await Promise.resolve()
  expect(reads).toHaveLength(2)
  reads[1]?.(false)
  await taken
  expect(passed).toEqual([1, 1])
})
