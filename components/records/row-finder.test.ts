import { expect, test, vi } from 'vitest'
import { createRowIndex, type RowQuery } from '@/lib/records/find-rows'
import { FakeWorker } from '@/lib/testing/fake-worker'
import { createRowFinder } from './row-finder'

const words = (text: string): RowQuery => ({ words: text, sort: null })
const people = [{ name: 'Zoë' }, { name: 'Marcus' }, { name: 'Zoran' }]
const zo = new Uint32Array([0, 2])

function startFinder() {
  const workers: FakeWorker[] = []
  const finder = createRowFinder(() => {
    const worker = new FakeWorker(createRowIndex)
    workers.push(worker)
    return worker
  })
  finder.add(people)
  return { finder, workers }
}

test('finds rows among all records that were added', async () => {
  const { finder } = startFinder()
  expect(await finder.find(words('zo'))).toEqual(zo)
  finder.add([{ name: 'Zora' }])
  expect(await finder.find(words('zo'))).toEqual(new Uint32Array([0, 2, 3]))
})

test('finds the same rows with a new worker when one dies before or during a query', async () => {
  const { finder, workers } = startFinder()
  workers[0]?.die()
  expect(await finder.find(words('zo'))).toEqual(zo)
  const found = finder.find(words('marcus'))
  workers[1]?.die('messageerror')
  expect(await found).toEqual(new Uint32Array([1]))
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true, false])
})

test('replaces a worker that stops answering', async () => {
  vi.useFakeTimers()
  const { finder, workers } = startFinder()
  if (workers[0]) workers[0].isSilent = true
  const found = finder.find(words('zo'))
  await vi.advanceTimersByTimeAsync(16_000)
  expect(await found).toEqual(zo)
  vi.useRealTimers()
})

test('rejects when no worker can be started', async () => {
  const finder = createRowFinder(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  finder.add(people)
  await expect(finder.find(words('zo'))).rejects.toThrow('ended the worker')
})

test('rejects when records could not be added, as rows would be missing', async () => {
  const { finder } = startFinder()
  finder.add([{ name: (() => 'not cloneable') as unknown as string }])
  await expect(finder.find(words('zo'))).rejects.toThrow('could not be sent')
})

test('ends the worker when it is closed', async () => {
  const { finder, workers } = startFinder()
  const open = finder.find(words('zo'))
  finder.close()
  await expect(open).rejects.toThrow('closed')
  expect(workers[0]?.isTerminated).toBe(true)
})
