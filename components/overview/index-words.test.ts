import { expect, test } from 'vitest'
import type { IndexState, IndexStatus } from '@/lib/applicant-index/contract'
import { indexNews } from './index-words'

const status = (state: IndexState, rest: Partial<IndexStatus> = {}): IndexStatus => ({
  state,
  total: 0,
  walk: null,
  walkedAt: null,
  refreshedAt: null,
  failure: null,
  isLate: false,
  isReplacing: false,
  ...rest,
})
const walk = { startedAt: '2026-11-23T08:00:00.000Z', found: 12_431, percent: 43, secondsLeft: 130 }

test('offers admins the copy, and tells others what the figures cover and who can change it', () => {
  expect(indexNews(status('off'), true)?.text).toContain('keep a copy of all applicants')
  expect(indexNews(status('off'), false)?.text).toContain('An admin can switch on')
  expect(indexNews(status('waiting'), false)?.text).toContain('when an admin has confirmed')
})

test('says how far the read is, why it is repeated, and when it makes no progress', () => {
  expect(indexNews(status('building', { walk }), false)?.title).toBe(
    'Loading all applicants: 43%, about 2 minutes left.',
  )
  expect(indexNews(status('building', { walk, isReplacing: true }), false)?.title).toMatch(/key .* has changed/)
  const failure = { title: 'The partner isn’t answering', at: '2026-11-23T08:00:00.000Z' }
  expect(indexNews(status('building', { walk, failure }), false)).toMatchObject({
    tone: 'warn',
    text: expect.stringMatching(/isn’t answering\. The desk keeps trying/),
  })
})

test('has a text for every state without figures', () => {
  const states = ['off', 'waiting', 'building', 'hidden'] as const
  const titles = states.map((state) => indexNews(status(state), false)?.title)
  expect(new Set([...titles, indexNews(status('building', { isReplacing: true }), false)?.title])).toHaveProperty(
    'size',
    5,
  )
  expect(indexNews(status('ready'), true)).toBeNull()
})
