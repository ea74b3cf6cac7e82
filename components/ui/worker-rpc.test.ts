import { afterEach, describe, expect, it, vi } from 'vitest'
import { FakeWorker } from '../../lib/testing/fake-worker'
import { connectWorker, WorkerLostError } from './worker-rpc'

afterEach(() => void vi.useRealTimers())

function createCalculator(base: number) {
  return {
    add: (...numbers: number[]) => numbers.reduce((sum, number) => sum + number, base),
    bytes: () => new Uint8Array([1, 2]),
    fail: (): number => {
      throw new Error('cannot be divided')
    },
    async countTo(end: number, onProgress: (done: number) => void) {
      for (let done = 1; done <= end; done += 1) onProgress(done)
      return end
    },
    wait: () => new Promise<void>(() => {}),
  }
}
type Calculator = ReturnType<typeof createCalculator>

function connect(worker = new FakeWorker(createCalculator)) {
  return { worker, calculator: connectWorker<Calculator>(() => worker, { args: [10], silenceMs: 1_000 }) }
}

describe('an object in a worker', () => {
  it('is created with the given arguments and answers calls in any order', async () => {
    const { calculator } = connect()
    const [first, second] = [calculator.call('add', 1, 2), calculator.call('add', 5)]
    expect(await second).toBe(15)
    expect(await first).toBe(13)
  })

  it('reports progress to the callback of the call', async () => {
    const { calculator } = connect()
    const reported: number[] = []
    expect(await calculator.call('countTo', 3, (done) => reported.push(done))).toBe(3)
    expect(reported).toEqual([1, 2, 3])
  })

  it('rejects with the message of an error in the method, and keeps answering', async () => {
    const { calculator } = connect()
    await expect(calculator.call('fail')).rejects.toThrow('cannot be divided')
    expect(await calculator.call('add', 1)).toBe(11)
  })

  it('rejects only the call whose arguments cannot be posted', async () => {
    const { calculator } = connect()
    const uncloneable = Symbol('no number') as unknown as number
    await expect(calculator.call('add', uncloneable)).rejects.toThrow('could not be sent')
    expect(await calculator.call('add', 1)).toBe(11)
  })

  it('calls only methods of the object itself', async () => {
    const { worker } = connect()
    const heard: unknown[] = []
    worker.addEventListener('message', (event) => heard.push(event instanceof MessageEvent && event.data))
    worker.postMessage({ kind: 'call', id: 7, method: 'toString', args: [], hasProgress: false })
    await expect.poll(() => heard).toEqual([{ kind: 'error', id: 7, message: expect.stringContaining('toString') }])
  })

  it('moves the buffers of a result instead of copying them', async () => {
    const results: Uint8Array[] = []
    const worker = new FakeWorker(createCalculator, (result) => {
      if (!(result instanceof Uint8Array)) return []
      results.push(result)
      return [result.buffer]
    })
    expect(await connect(worker).calculator.call('bytes')).toEqual(new Uint8Array([1, 2]))
    expect(results.map(({ byteLength }) => byteLength)).toEqual([0])
  })
})

describe('a worker that ends', () => {
  it.each(['error', 'messageerror'] as const)('rejects pending and later calls after %s', async (type) => {
    const { worker, calculator } = connect()
    const open = calculator.call('wait')
    expect(worker.die(type)).toBe(true)
    await expect(open).rejects.toThrow(WorkerLostError)
    await expect(calculator.call('add', 1)).rejects.toThrow(WorkerLostError)
    expect(worker.isTerminated).toBe(true)
  })

  it('counts as lost when it cannot start', async () => {
    const calculator = connectWorker<Calculator>(
      () => {
        throw new DOMException('refused', 'SecurityError')
      },
      { silenceMs: 1_000, lostMessage: 'No luck' },
    )
    await expect(calculator.call('add', 1)).rejects.toThrow('No luck')
  })

  it('counts as lost when a pending call hears nothing for too long', async () => {
    vi.useFakeTimers()
    const { worker, calculator } = connect()
    worker.isSilent = true
    const lost = expect(calculator.call('add', 1)).rejects.toThrow(WorkerLostError)
    await vi.advanceTimersByTimeAsync(1_000)
    await lost
  })

  it('is not lost while calls report progress or none is pending', async () => {
    vi.useFakeTimers()
    const worker = new FakeWorker(() => ({
      async slow(onProgress: (done: number) => void) {
        for (let done = 1; done <= 3; done += 1) {
          await new Promise((resolve) => setTimeout(resolve, 900))
          onProgress(done)
        }
        return 'done'
      },
    }))
    const remote = connectWorker<{ slow(onProgress: (done: number) => void): Promise<string> }>(() => worker, {
      silenceMs: 1_000,
    })
    const answer = remote.call('slow', () => {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await answer).toBe('done')
    expect(worker.isTerminated).toBe(false)
  })

  it('rejects pending and later calls with the reason it was closed for', async () => {
    const { worker, calculator } = connect()
    const open = calculator.call('wait')
    calculator.close(new Error('not needed'))
    await expect(open).rejects.toThrow('not needed')
    await expect(calculator.call('add', 1)).rejects.toThrow('not needed')
    expect(worker.isTerminated).toBe(true)
  })
})
