import { expect, test } from 'vitest'
import { plainSearch } from '@/lib/applicants/contract'
import { foundSearchKey } from './use-found-selection'

const { words, filters, isNewOnly, sort } = plainSearch
const state = {
  query: { words, filters, isNewOnly, sort },
  newSince: null,
  asOf: { newcomers: null, all: '2026-11-22T08:00:00.000Z', total: 12 },
}

test('after an update the selection no longer counts as all that the search finds, but does in another order', () => {
  const asOf = { ...state.asOf, all: '2026-11-22T09:00:00.000Z' }
  expect(foundSearchKey({ ...state, asOf })).not.toBe(foundSearchKey(state))
  const sorted = { ...state.query, sort: { ...sort, isDescending: !sort.isDescending } }
  expect(foundSearchKey({ ...state, query: sorted })).toBe(foundSearchKey(state))
})
