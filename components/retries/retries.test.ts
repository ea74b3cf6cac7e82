import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { failureFromAnswer } from '@/lib/partner/failure/make-failure'
import { retries } from './pending-retries'
import { withRetries } from './retries'

type Answer = { value: number } | { failure: PartnerFailure }

const origin = { endpoint: 'list-jobs', reference: 'R1', keyEnd: null } as const
const answered = (status: number): Answer => ({
  failure: failureFromAnswer(origin, { status, contentType: null, body: '' }),
})
const failureOf = (answer: Answer) => ('failure' in answer ? answer.failure : null)

/** Returns these answers in turn. */
function askWith(...answers: Answer[]) {
  const ask = vi.fn(async (signal: AbortSignal) => {
    signal.throwIfAborted()
    const answer = answers.shift()
    if (!answer) throw new Error('asked more often than expected')
    return answer
  })
  return ask
}

const shown = () => retries.read('test')

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.999)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('retries on screen', () => {
  test('show the next attempt and its time, and disappear once there is an answer', async () => {
    const ask = askWith(answered(429), answered(429), { value: 7 })
    const asking = withRetries('test', ask, { failureOf })
    await vi.advanceTimersByTimeAsync(0)
    expect(shown()).toMatchObject({ attempt: 2, of: 5, resumesAt: performance.now() + 999 })
    await vi.advanceTimersByTimeAsync(999)
    expect(shown()).toMatchObject({ attempt: 3, of: 5, resumesAt: performance.now() + 1_998 })
    await vi.advanceTimersByTimeAsync(1_998)
    expect(await asking).toEqual({ answer: { value: 7 }, attempts: 3 })
    expect(shown()).toBeUndefined()
  })

  test('start at once on "Try now"', async () => {
    const asking = withRetries('test', askWith(answered(503), { value: 1 }), { failureOf })
    await vi.advanceTimersByTimeAsync(0)
    shown()?.tryNow()
    expect(await asking).toEqual({ answer: { value: 1 }, attempts: 2 })
  })

  test('end with the error on "Stop" while waiting, and send nothing more', async () => {
    const ask = askWith(answered(503))
    const asking = withRetries('test', ask, { failureOf })
    await vi.advanceTimersByTimeAsync(0)
    shown()?.stop()
    expect(await asking).toMatchObject({ answer: { failure: { kind: 'unavailable' } }, attempts: 1 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('abort a read in progress on "Stop"', async () => {
    const answers = [Promise.resolve(answered(503))]
    const ask = (signal: AbortSignal) =>
      answers.shift() ??
      new Promise<Answer>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const asking = withRetries('test', ask, { failureOf })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(shown()?.resumesAt).toBeNull()
    shown()?.stop()
    expect(await asking).toMatchObject({ answer: { failure: { kind: 'unavailable' } } })
  })

  test('wait for the answer of a write in progress on "Stop", and send nothing more', async () => {
    let finish = (_: Answer) => {}
    const ask = vi
      .fn<() => Promise<Answer>>()
      .mockResolvedValueOnce(answered(503))
      .mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
    const asking = withRetries('test', ask, { failureOf })
    await vi.advanceTimersByTimeAsync(1_000)
    shown()?.stop()
    finish(answered(429))
    expect(await asking).toMatchObject({ answer: { failure: { kind: 'rate-limited' } }, attempts: 2 })
  })

  test('end when the user leaves the page', async () => {
    const leaving = new AbortController()
    const asking = withRetries('test', askWith(answered(429)), { failureOf, signal: leaving.signal })
    const ended = expect(asking).rejects.toThrow('left')
    await vi.advanceTimersByTimeAsync(0)
    leaving.abort(new Error('left'))
    await ended
    expect(shown()).toBeUndefined()
  })
})

describe('the number of attempts', () => {
  test('is five for a busy partner, two for a 500, one for a rejection', async () => {
    for (const [status, attempts] of [
      [429, 5],
      [500, 2],
      [403, 1],
    ] as const) {
      const ask = askWith(...Array.from({ length: attempts }, () => answered(status)))
      const asking = withRetries('test', ask, { failureOf })
      await vi.advanceTimersByTimeAsync(60_000)
      expect((await asking).attempts).toBe(attempts)
      expect(ask).toHaveBeenCalledTimes(attempts)
    }
  })

  test('includes the failure that the page was rendered with', async () => {
    const ask = askWith({ value: 3 })
    const asking = withRetries('test', ask, { failureOf, first: answered(429) })
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).not.toHaveBeenCalled()
    expect(shown()).toMatchObject({ attempt: 2 })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await asking).toEqual({ answer: { value: 3 }, attempts: 2 })
  })

  test('starts over for a smaller request, up to ten in a row', async () => {
    let smaller = 5
    const endless = askWith(...Array.from({ length: 15 }, () => answered(504)))
    const asking10 = withRetries('other', endless, { failureOf, asksAgain: () => true })
    await vi.advanceTimersByTimeAsync(200_000)
    expect((await asking10).attempts).toBe(5)
    expect(endless).toHaveBeenCalledTimes(14)
    const ask = askWith(...Array.from({ length: 6 }, () => answered(504)), { value: 1 })
    const asking = withRetries('test', ask, {
      failureOf,
      asksAgain: () => {
        smaller -= 1
        return smaller >= 0
      },
    })
    await vi.advanceTimersByTimeAsync(0)
    for (let turn = 0; turn < 5; turn += 1) {
      expect(shown()).toMatchObject({ attempt: 2 })
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(shown()).toMatchObject({ attempt: 3 })
    await vi.advanceTimersByTimeAsync(2_000)
    expect((await asking).answer).toEqual({ value: 1 })
  })
})
