import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Dispatch, FollowedDispatches } from '@/lib/dispatch/contract'
import { endDispatch, makeDispatch } from '../../lib/testing/fake-dispatch'
import type { DeskAnswer } from '../api/desk-api'
import { createFollow } from './follow'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') }))
afterEach(() => void vi.useRealTimers())

type Question = { url: string; signal: AbortSignal; answer: (answer: DeskAnswer<FollowedDispatches>) => void }

/** A desk whose answers the test gives one by one. */
function openDesk() {
  const questions: Question[] = []
  const follow = createFollow(
    (url, signal) =>
      new Promise((answer, fail) => {
        questions.push({ url, signal, answer })
        signal.addEventListener('abort', () => fail(signal.reason))
      }),
    { wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)), nowMs: Date.now },
  )
  let mark = 0
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    follow,
    questions,
    async answer(...items: Dispatch[]) {
      mark += 1
      questions.at(-1)?.answer({ value: { items, mark: `m${mark}`, now: new Date().toISOString() } })
      await settle()
    },
    async answerTheSame() {
      const { items } = follow.read()
      questions.at(-1)?.answer({ value: { items: [...items], mark: `m${mark}`, now: new Date().toISOString() } })
      await settle()
    },
    async fail(kind: 'desk-unreachable' | 'signed-out') {
      questions.at(-1)?.answer({ error: { kind } })
      await settle()
    },
    ids: () => follow.read().items.map(({ id }) => id),
  }
}

const open = makeDispatch({ id: 'a' })

test('asks once where nothing is under way', async () => {
  const desk = openDesk()
  desk.follow.look()
  await desk.answer(endDispatch(open))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(desk.questions.map(({ url }) => url)).toEqual(['/api/dispatches'])
})

test('goes on with the mark of the last answer until nothing is under way, and tells what ended', async () => {
  const desk = openDesk()
  const ended: string[] = []
  desk.follow.onEnded(({ id, state }) => ended.push(`${id} ${state}`))
  desk.follow.look()
  await desk.answer(open)
  await desk.answer({ ...open, state: 'sending', nextAt: null })
  expect(ended).toEqual([])
  await desk.answer(endDispatch(open))
  expect(desk.questions.map(({ url }) => url)).toEqual([
    '/api/dispatches',
    '/api/dispatches?mark=m1',
    '/api/dispatches?mark=m2',
  ])
  expect(ended).toEqual(['a done'])
})

test('what was recorded while a question was open stays although the answer does not know of it', async () => {
  const desk = openDesk()
  desk.follow.look()
  desk.follow.take(open)
  await desk.answer()
  expect(desk.ids()).toEqual(['a'])
  await desk.answer()
  expect(desk.ids(), 'an answer to a later question knows').toEqual([])
})

test('an old word of a dispatch does not take the place of a newer one', async () => {
  const desk = openDesk()
  desk.follow.look()
  await desk.answer(endDispatch(open))
  desk.follow.take(open)
  expect(desk.follow.read().items[0]?.state).toBe('done')
})

test('a desk that restarts is asked again with growing pauses, at most 10 s, and followed on', async () => {
  const desk = openDesk()
  desk.follow.look()
  await desk.answer(open)
  const gaps: number[] = []
  let since = Date.now()
  for (let time = 0; time < 7; time += 1) {
    const before = desk.questions.length
    await desk.fail('desk-unreachable')
    expect(desk.follow.read().isCut).toBe(true)
    while (desk.questions.length === before) await vi.advanceTimersByTimeAsync(100)
    gaps.push(Date.now() - since)
    since = Date.now()
  }
  expect(gaps).toEqual([500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000])
  await desk.answer(endDispatch(open))
  expect(desk.follow.read()).toMatchObject({ isCut: false, items: [{ state: 'done' }] })
})

test('looking again ends a pause', async () => {
  const desk = openDesk()
  desk.follow.look()
  await desk.answer(open)
  await desk.fail('desk-unreachable')
  desk.follow.look()
  await vi.advanceTimersByTimeAsync(0)
  expect(desk.questions).toHaveLength(3)
})

test('a desk that stops answers at once without news: it is not asked in a circle', async () => {
  const desk = openDesk()
  desk.follow.look()
  await desk.answer(open)
  await desk.answerTheSame()
  expect(desk.questions).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(500)
  expect(desk.questions).toHaveLength(3)
})

test('signed out it stops, whoever looks, and goes on after signing in again', async () => {
  const desk = openDesk()
  desk.follow.look()
  await desk.answer(open)
  await desk.fail('signed-out')
  desk.follow.look()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(desk.questions).toHaveLength(2)
  desk.follow.goOn()
  expect(desk.questions).toHaveLength(3)
})

test('a hidden page breaks its question off and asks nothing until it is seen', async () => {
  const desk = openDesk()
  desk.follow.look()
  await desk.answer(open)
  desk.follow.rest()
  expect(desk.questions[1]?.signal.aborted).toBe(true)
  desk.follow.take(makeDispatch({ id: 'b' }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(desk.questions).toHaveLength(2)
  desk.follow.look()
  await desk.answer(endDispatch(open))
  expect(desk.questions).toHaveLength(3)
  expect(desk.follow.read()).toMatchObject({ isCut: false, items: [{ id: 'a', state: 'done' }] })
})

test('a question that is never answered is given up, and asked anew', async () => {
  vi.useRealTimers()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  const asked: string[] = []
  const follow = createFollow(
    (url, signal) => {
      asked.push(url)
      if (asked.length === 3) return new Promise(() => {})
      return Promise.reject(signal.reason)
    },
    { wait: () => Promise.resolve(), nowMs: Date.now },
  )
  follow.look()
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  expect(follow.read().isCut).toBe(true)
  timeout.mockRestore()
})

test('what ended well before the reader’s eyes is seen when the page is left; a refusal is not', async () => {
  const desk = openDesk()
  const seen: string[][] = []
  desk.follow.onSeen((ids) => seen.push(ids))
  const refused = makeDispatch({ id: 'b' })
  desk.follow.look()
  await desk.answer(open, refused)
  const leave = desk.follow.watch(({ id }) => id === 'a' || id === 'b')
  expect(desk.follow.isWatched(open)).toBe(true)
  await desk.answer(endDispatch(open), endDispatch(refused, 'refused'))
  leave()
  expect(seen).toEqual([['a']])
  expect(desk.follow.isWatched(open)).toBe(false)
})

test('what was put away does not come back with a late answer', async () => {
  const desk = openDesk()
  desk.follow.look()
  await desk.answer(endDispatch(open), makeDispatch({ id: 'b' }))
  desk.follow.hide(['a'])
  await desk.answer(endDispatch(open), makeDispatch({ id: 'b', state: 'sending' }))
  expect(desk.ids()).toEqual(['b'])
})
