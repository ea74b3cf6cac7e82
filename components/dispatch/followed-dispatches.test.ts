import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Dispatch, FollowedDispatches } from '@/lib/dispatch/contract'
import { endDispatch, makeDispatch } from '../../lib/testing/fake-dispatch'
import type { DeskAnswer } from '../api/desk-api'
import { createFollowedDispatches } from './followed-dispatches'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') }))
afterEach(() => void vi.useRealTimers())

/** A desk whose answers the test gives one at a time. */
function openDesk() {
  const questions: { url: string; answer: (answer: DeskAnswer<FollowedDispatches>) => void }[] = []
  const followed = createFollowedDispatches(
    (url, signal) =>
      new Promise((answer, fail) => {
        questions.push({ url, answer })
        signal.addEventListener('abort', () => fail(signal.reason))
      }),
  )
  let mark = 0
  const state = () => followed.read().state
  async function answer(items: readonly Dispatch[], now = Date.now()) {
    questions.at(-1)?.answer({ value: { items: [...items], mark: `m${mark}`, now: new Date(now).toISOString() } })
    await vi.advanceTimersByTimeAsync(0)
  }
  followed.refresh()
  return {
    followed,
    questions,
    state,
    ids: () => state().items.map(({ id }) => id),
    answer(...items: Dispatch[]) {
      mark += 1
      return answer(items)
    },
    answerTheSame: () => answer(state().items),
    answerAt: (now: number) => answer([], now),
  }
}

const open = makeDispatch({ id: 'a' })

test('polls once when nothing is in progress', async () => {
  const desk = openDesk()
  await desk.answer(endDispatch(open))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(desk.questions.map(({ url }) => url)).toEqual(['/api/dispatches'])
})

test('long-polls with the last cursor until nothing is in progress, and reports what ended', async () => {
  const desk = openDesk()
  const ended: string[] = []
  desk.followed.onEnded(({ id, state }) => ended.push(`${id} ${state}`))
  await desk.answer(open)
  await desk.answer({ ...open, state: 'sending', nextAt: null })
  expect(ended).toEqual([])
  await desk.answer(endDispatch(open))
  expect(desk.questions.map(({ url }) => url)).toEqual([
    '/api/dispatches',
    '/api/dispatches?mark=m1',
    '/api/dispatches?mark=m2',
  ])
  expect(ended).toEqual(['a succeeded'])
})

test('shows a newly recorded dispatch at once, and the answer to an earlier request does not remove it', async () => {
  const desk = openDesk()
  const [earlier] = desk.questions
  desk.followed.take(open, makeDispatch({ id: 'b' }))
  expect(desk.ids()).toEqual(['a', 'b'])
  earlier?.answer({ value: { items: [], mark: 'm0', now: new Date().toISOString() } })
  await vi.advanceTimersByTimeAsync(0)
  expect(desk.ids()).toEqual(['a', 'b'])
  expect(desk.questions).toHaveLength(2)
  await desk.answer()
  expect(desk.ids(), 'an answer to a later question counts').toEqual([])
})

test('an earlier state of a dispatch does not replace a later one', async () => {
  const desk = openDesk()
  await desk.answer(endDispatch(open))
  desk.followed.take(open)
  expect(desk.state().items[0]?.state).toBe('succeeded')
})

test('does not loop when a stopping desk answers at once without news', async () => {
  const desk = openDesk()
  await desk.answer(open)
  await desk.answerTheSame()
  expect(desk.questions).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(500)
  expect(desk.questions).toHaveLength(3)
})

test('repeats a long poll right after it times out', async () => {
  const desk = openDesk()
  await desk.answer(open)
  await vi.advanceTimersByTimeAsync(20_000)
  await desk.answerTheSame()
  expect(desk.questions).toHaveLength(3)
})

test('counts down by the server’s time, whatever the device’s clock says', async () => {
  const desk = openDesk()
  await desk.answerAt(90_000)
  vi.setSystemTime(Date.now() + 3_600_000)
  expect(desk.state().isRead).toBe(true)
  expect(desk.state().storeAheadMs + performance.now()).toBe(90_000)
})

test('dismisses a success shown on a page when the page is left, but not a rejection', async () => {
  const desk = openDesk()
  const seen: string[][] = []
  desk.followed.onSeen((ids) => seen.push(ids))
  const refused = makeDispatch({ id: 'b' })
  await desk.answer(open, refused)
  const leave = desk.followed.watch(({ id }) => id === 'a' || id === 'b')
  expect(desk.followed.isWatched(open)).toBe(true)
  await desk.answer(endDispatch(open), endDispatch(refused, 'refused'))
  leave()
  expect(seen).toEqual([['a']])
  expect(desk.followed.isWatched(open)).toBe(false)
})

test('keeps a dismissed dispatch away when a late answer contains it, but shows it when followed again', async () => {
  const desk = openDesk()
  await desk.answer(endDispatch(open), makeDispatch({ id: 'b' }))
  desk.followed.hide(['a'])
  await desk.answer(endDispatch(open), makeDispatch({ id: 'b', state: 'sending' }))
  expect(desk.ids()).toEqual(['b'])
  desk.followed.take(open)
  expect(desk.ids()).toEqual(['a', 'b'])
})

test('still names an applicant once the submitted values are erased', async () => {
  const desk = openDesk()
  const name = () => desk.state().items[0]?.applicantName
  await desk.answer({ ...open, applicantName: 'Ada Lovelace' })
  await desk.answer({ ...endDispatch(open), applicantName: null })
  expect(name()).toBe('Ada Lovelace')
  desk.followed.take(endDispatch(open))
  expect(name()).toBe('Ada Lovelace')
})
