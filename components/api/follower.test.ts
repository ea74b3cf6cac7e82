import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeskAnswer } from './desk-api'
import { createFollower, followWhileVisible, pauseFollowing, resumeFollowing } from './follower'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Progress = { done: number; of: number }
type Question = { state: Progress; signal: AbortSignal; answer: (answer: DeskAnswer<number>) => void }

/** Follows a number up to `of`; the test answers each request. */
function open(pauseMs: number | 'backoff' = 1_000) {
  const questions: Question[] = []
  const follower = createFollower<Progress, number>({
    initial: { done: 0, of: 3 },
    ask: (state, signal) =>
      new Promise((answer, reject) => {
        questions.push({ state, signal, answer })
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
    merge: (state, done) => ({ ...state, done }),
    isLive: ({ done, of }) => done < of,
    pauseAfter: ({ before, after }) => (before.done === after.done ? pauseMs : 0),
    timeoutMs: 30_000,
  })
  async function answer(given: DeskAnswer<number>) {
    questions.at(-1)?.answer(given)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { follower, questions, answer, done: () => follower.read().state.done }
}

test('polls until the state is no longer live', async () => {
  const { follower, questions, answer, done } = open()
  expect(questions).toHaveLength(0)
  follower.refresh()
  await answer({ value: 1 })
  expect(questions[1]?.state.done).toBe(1)
  await answer({ value: 3 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(questions).toHaveLength(2)
  expect(done()).toBe(3)
  follower.refresh()
  expect(questions, 'once more when somebody asks for it').toHaveLength(3)
})

test('does not poll when it starts with a state that is not live', async () => {
  const { follower, questions } = open()
  follower.set({ done: 3, of: 3 })
  follower.start()
  expect(questions).toHaveLength(0)
  follower.set({ done: 2, of: 3 })
  follower.start()
  expect(questions).toHaveLength(1)
})

test('waits between polls as long as the answer says, or until something is due', async () => {
  const { follower, questions, answer } = open(1_000)
  follower.refresh()
  await answer({ value: 0 })
  await vi.advanceTimersByTimeAsync(999)
  expect(questions).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(questions).toHaveLength(2)
  await answer({ value: 0 })
  follower.refresh()
  await vi.advanceTimersByTimeAsync(0)
  expect(questions).toHaveLength(3)
})

test('polls an unreachable server with growing pauses of at most 10 s', async () => {
  const { follower, questions, answer } = open()
  follower.refresh()
  const gaps: number[] = []
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const [count, failedAt] = [questions.length, Date.now()]
    await answer({ error: { kind: 'desk-unreachable' } })
    expect(follower.read().error).toEqual({ kind: 'desk-unreachable' })
    while (questions.length === count) await vi.advanceTimersByTimeAsync(100)
    expect(follower.read().isRetrying).toBe(true)
    gaps.push(Date.now() - failedAt)
  }
  expect(gaps).toEqual([500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000])
  await answer({ value: 3 })
  expect(follower.read()).toMatchObject({ error: null, isRetrying: false, state: { done: 3 } })
})

test('repeats a long poll without news after growing pauses, and at once after news', async () => {
  const { follower, questions, answer } = open('backoff')
  follower.refresh()
  await answer({ value: 0 })
  await vi.advanceTimersByTimeAsync(500)
  await answer({ value: 0 })
  await vi.advanceTimersByTimeAsync(500)
  expect(questions).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(500)
  expect(questions).toHaveLength(3)
  await answer({ value: 1 })
  expect(questions).toHaveLength(4)
})

test('stops polling when the session has ended, and continues after signing in again', async () => {
  stubPage()
  const { follower, questions, answer } = open()
  const stop = followWhileVisible(follower)
  await answer({ error: { kind: 'signed-out' } })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(questions).toHaveLength(1)
  resumeFollowing()
  expect(questions).toHaveLength(2)
  stop()
  resumeFollowing()
  expect(questions).toHaveLength(2)
})

test.each([{ kind: 'signed-out' }, { kind: 'not-allowed', reason: null }] as const)(
  'asks once more after $kind when the user returns, and follows on if the desk answers',
  async (error) => {
    const { window } = stubPage()
    const { follower, questions, answer, done } = open()
    const stop = followWhileVisible(follower)
    await answer({ error })
    await vi.advanceTimersByTimeAsync(60_000)
    window.dispatchEvent(new Event('focus'))
    await answer({ error })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(questions).toHaveLength(2)
    window.dispatchEvent(new Event('focus'))
    await answer({ value: 1 })
    await answer({ value: 3 })
    expect(questions).toHaveLength(4)
    expect(done()).toBe(3)
    stop()
  },
)

test('signing out aborts open requests, and they are repeated if it fails', () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  const { follower, questions } = open()
  const stop = followWhileVisible(follower)
  const follow = pauseFollowing()
  expect(questions.map(({ signal }) => signal.aborted)).toEqual([true])
  follow()
  expect(questions.map(({ signal }) => signal.aborted)).toEqual([true, false])
  stop()
})

test('a paused follower aborts its request, keeps its state, and asks again when refreshed', async () => {
  const { follower, questions, answer, done } = open()
  follower.refresh()
  await answer({ value: 1 })
  follower.pause()
  expect(questions[1]?.signal.aborted).toBe(true)
  follower.replace({ done: 2, of: 3 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(questions).toHaveLength(2)
  expect(follower.read()).toMatchObject({ error: null, state: { done: 2 } })
  follower.refresh()
  await answer({ value: 3 })
  expect(done()).toBe(3)
})

test('drops the answer to a request from before a replacement', async () => {
  const { follower, questions, answer, done } = open()
  follower.refresh()
  const [first] = questions
  follower.replace({ done: 2, of: 3 })
  first?.answer({ value: 1 })
  await vi.advanceTimersByTimeAsync(0)
  expect(done()).toBe(2)
  expect(questions).toHaveLength(2)
  await answer({ value: 3 })
  expect(done()).toBe(3)
})

test('the answer to an earlier request does not overwrite a state set here', async () => {
  const { follower, answer } = open()
  follower.refresh()
  follower.set({ done: 0, of: 9 })
  await answer({ value: 4 })
  expect(follower.read().state).toEqual({ done: 4, of: 9 })
})

test('a request without an answer is aborted and repeated', async () => {
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeout.signal)
  const { follower, questions } = open()
  follower.refresh()
  timeout.abort()
  await vi.advanceTimersByTimeAsync(500)
  expect(AbortSignal.timeout).toHaveBeenCalledWith(30_000)
  expect(follower.read().error).toEqual({ kind: 'desk-unreachable' })
  expect(questions).toHaveLength(2)
})

test('notifies listeners of each change until they unsubscribe', async () => {
  const { follower, answer } = open()
  const seen: number[] = []
  const stop = follower.subscribe(() => seen.push(follower.read().state.done))
  follower.refresh()
  await answer({ value: 1 })
  stop()
  await answer({ value: 2 })
  expect(seen).toEqual([1])
})

function stubPage() {
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const navigator = { onLine: true }
  for (const [name, value] of Object.entries({ window, document, navigator })) vi.stubGlobal(name, value)
  return { window, document, navigator }
}

function watchPage() {
  const page = stubPage()
  const follower = { start: vi.fn(), refresh: vi.fn(), pause: vi.fn(), resume: vi.fn() }
  return { ...page, follower, stop: followWhileVisible(follower) }
}

test('polls when the page gets the focus, but not again right after', () => {
  const { window, document, follower, stop } = watchPage()
  expect(follower.start).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5_000)
  for (let count = 0; count < 20; count++) window.dispatchEvent(new Event('focus'))
  expect(follower.refresh).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(4_000)
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
  expect(follower.refresh, 'coming back is one reason').toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(10_000)
  stop()
  window.dispatchEvent(new Event('focus'))
  expect(follower.refresh).toHaveBeenCalledTimes(2)
  expect(follower.pause).toHaveBeenCalledTimes(1)
})

test.each(['hidden', 'offline'] as const)('does not poll while the page is %s', (reason) => {
  const { window, document, navigator, follower } = watchPage()
  vi.advanceTimersByTime(5_000)
  if (reason === 'hidden') document.visibilityState = 'hidden'
  else navigator.onLine = false
  window.dispatchEvent(new Event('focus'))
  expect(follower.refresh).not.toHaveBeenCalled()
  expect(follower.pause).toHaveBeenCalledTimes(1)
})
