import { expect, test } from 'vitest'
import type { ListView } from './contract'
import { listViewSchema } from './contract'
import { isSameView, plainView } from './plain-view'

const view: ListView = {
  filter: 'ada',
  sort: { pointer: '/name', isDescending: true },
  columns: ['/name', '/email'],
  widths: { '/name': 200, '/email': 300 },
  isCompact: true,
  where: {},
  isNewOnly: false,
  applied: null,
  fieldFilters: {},
}

test('the default view is valid', () => {
  expect(listViewSchema.parse(plainView)).toEqual(plainView)
})

test('treats a view as the same after its keys were reordered', () => {
  const back = { ...view, widths: { '/email': 300, '/name': 200 }, sort: { isDescending: true, pointer: '/name' } }
  expect(isSameView(view, back)).toBe(true)
  expect(isSameView(plainView, { ...plainView })).toBe(true)
})

test.each<[string, Partial<ListView>]>([
  ['the filter', { filter: '' }],
  ['no order', { sort: null }],
  ['the opposite order', { sort: { pointer: '/name', isDescending: false } }],
  ['sorting by another field', { sort: { pointer: '/email', isDescending: true } }],
  ['columns in another order', { columns: ['/email', '/name'] }],
  ['all columns', { columns: null }],
  ['no columns', { columns: [] }],
  ['another width', { widths: { '/name': 201, '/email': 300 } }],
  ['no width', { widths: {} }],
  ['wider rows', { isCompact: false }],
  ['only new ones', { isNewOnly: true }],
  ['only applicants of a period', { applied: { from: '2026-11-20T00:00:00Z', until: '2026-11-21T00:00:00Z' } }],
  ['a filter of a field', { fieldFilters: { '/years': { kind: 'number', from: 3, to: null } } }],
])('%s makes it another view', (_, change) => {
  expect(isSameView(view, { ...view, ...change })).toBe(false)
})
