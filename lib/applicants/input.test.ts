import { expect, test } from 'vitest'
import { maxJobIdLength } from '../text/max-lengths'
import {
  foundExportSchema,
  listedPairSchema,
  newcomersSinceSchema,
  selectedCountSchema,
  selectionSchema,
} from './input'

const search = {
  words: '',
  filters: {},
  isNewOnly: false,
  applied: { from: '2026-11-20T00:00:00Z', until: '2026-11-21T00:00:00Z' },
  sort: { by: 'list', isDescending: false },
  newSince: '2026-11-20T00:00:00Z',
}
const accepts = (change: object) =>
  selectionSchema.safeParse({ search: { ...search, ...change }, offset: 0, limit: 5 }).success

test('rejects times in the year 0, which PostgreSQL cannot compare', () => {
  const yearZero = '0000-01-01T00:00:00Z'
  expect(accepts({})).toBe(true)
  expect(accepts({ newSince: yearZero })).toBe(false)
  expect(accepts({ applied: { ...search.applied, from: yearZero } })).toBe(false)
  expect(newcomersSinceSchema.safeParse(yearZero).success).toBe(false)
})

test('rejects keys that the store cannot hold', () => {
  const isExported = (key: string) => foundExportSchema.safeParse({ keys: [key], columns: null }).success
  const isCounted = (key: string) => selectedCountSchema.safeParse({ search, keys: [key] }).success
  expect([isExported('id:7'), isCounted('id:7')]).toEqual([true, true])
  for (const key of ['id:\0', 'id:\ud800']) expect([isExported(key), isCounted(key)]).toEqual([false, false])
})

test('looks up jobs with IDs as long as those that can be applied to', () => {
  const isAsked = (length: number) =>
    listedPairSchema.safeParse({ email: 'a@example.com', jobId: '7'.repeat(length) }).success
  expect([isAsked(maxJobIdLength), isAsked(maxJobIdLength + 1)]).toEqual([true, false])
})
