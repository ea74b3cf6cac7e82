import { expect, test } from 'vitest'
import type { IndexState, IndexStatus } from '@/lib/applicant-index/contract'
import { whyNoFigures } from './why-no-figures'

const status = (state: IndexState, rest: Partial<IndexStatus> = {}): IndexStatus => ({
  state,
  total: 0,
  walk: null,
  walkedAt: null,
  refreshedAt: null,
  failure: null,
  ...rest,
})

test('admins are offered the search; nobody else is bothered with a switch that they do not have', () => {
  expect(whyNoFigures(status('off'), true)).toContain('switch on the search')
  expect(whyNoFigures(status('off'), false)).toBeNull()
  expect(whyNoFigures(status('waiting'), false)).toContain('when an admin has confirmed')
})

test('says how far the reading is, and when it does not get on', () => {
  const walk = { startedAt: '2026-11-23T08:00:00.000Z', found: 12_431, secondsLeft: null }
  expect(whyNoFigures(status('building', { walk }), false)).toMatch(/12,431 so far/)
  const failure = { title: 'The partner isn’t answering', at: '2026-11-23T08:00:00.000Z' }
  expect(whyNoFigures(status('building', { walk, failure }), false)).toMatch(/isn’t answering\. The desk keeps trying/)
})

test('says that the partner refuses the list', () => {
  expect(whyNoFigures(status('hidden'), false)).toContain('refuses the list')
})
