import { expect, test } from 'vitest'
import { plainSearch, type SearchInput, searchParametersOf } from './contract'
import { parseSearch } from './parse-search'

const parse = (query: string) => parseSearch(new URLSearchParams(query))

test('without parameters, searches for everyone, with an exact count and all facets', () => {
  expect(parse('')).toEqual({ ...plainSearch, applied: null, fieldFilters: {}, facets: null, isCounted: true })
})

test.each<[string, Partial<SearchInput>]>([
  ['q=anna%20berlin&offset=50&limit=10', { words: 'anna berlin', offset: 50, limit: 10 }],
  ['status=New&status=Interview', { filters: { status: ['New', 'Interview'] } }],
  ['status=&jobId=7&teamId=1', { filters: { status: [null], jobId: ['7'], teamId: ['1'] } }],
  ['%2Fsource=Job+fair', { filters: { facets: { '/source': ['Job fair'] } } }],
  ['sort=-name', { sort: { by: 'name', isDescending: true } }],
  ['sort=/city', { sort: { by: { path: '/city' }, isDescending: false } }],
  ['facets=status&facets=/source', { facets: ['status', '/source'] }],
  ['facets=', { facets: [] }],
  ['since=2026-11-22T08:00:00.000Z', { newSince: '2026-11-22T08:00:00.000Z' }],
  ['new=only&total=quick&token=~abc', { isNewOnly: true, isCounted: false, token: '~abc' }],
])('parses %s', (query, means) => {
  expect(parse(query)).toMatchObject(means)
})

test.each<SearchInput>([
  { ...plainSearch, applied: null, fieldFilters: {} },
  {
    words: 'status:new "night & day" %40',
    filters: { status: ['New', null], facets: { '/a:b': ['x=y', '+'], '/kind of': [null] } },
    isNewOnly: true,
    newSince: '2026-11-22T08:00:00.000Z',
    applied: { from: '2026-11-20T00:00:00.000Z', until: '2026-11-21T00:00:00.000Z' },
    fieldFilters: {
      name: { kind: 'text', contains: 'ana' },
      '/a:b': { kind: 'number', from: -1.5, to: null },
      '/start': { kind: 'time', from: '2026-02-01', until: null },
    },
    sort: { by: { path: '/a~1b' }, isDescending: true },
    offset: 300,
    limit: 100,
    facets: ['/a:b'],
    isCounted: true,
    token: 'app_7:b-2',
  },
])('reads back the query it wrote', (search) => {
  expect(parseSearch(new URLSearchParams(searchParametersOf(search).toString()))).toEqual(search)
})

test.each([
  ['offset=-1', 'offset must be a whole number from 0 to 10000000'],
  ['offset=1e3', 'offset must be a whole number from 0 to 10000000'],
  ['limit=0', 'limit must be a whole number from 1 to 200'],
  ['limit=201', 'limit must be a whole number from 1 to 200'],
  ['limit=5&limit=6', 'limit must not be repeated that often'],
  [`q=${'x'.repeat(501)}`, 'q must have at most 500 characters'],
  ['sort=city', 'sort must be list, applied'],
  ['applied=2026-11-20', 'applied must be two times'],
  ['applied=2026-11-21T00:00:00Z/2026-11-20T00:00:00Z', 'applied must be two times'],
  ['applied=0000-01-01T00:00:00Z/2026-11-20T00:00:00Z', 'applied must be two times'],
  ['contains=city:x', 'contains must be a field and a text'],
  ['between=/years:3', 'between must be a field and numbers'],
  ['dates=/start:soon..', 'dates must be a field and days'],
  ['new=yes', 'new must be only'],
  ['since=yesterday', 'since must be a time'],
  ['since=', 'since must be a time'],
  ['total=no', 'total must be quick'],
  ['token=ada@example.com', 'token must be'],
  ['city=Oslo', 'city is neither a parameter nor a facet'],
  ['constructor=x', 'constructor is neither a parameter nor a facet'],
  ['/a~2=x', '/a~2 is neither a parameter nor a facet'],
  ['facets=city', 'facets must be status'],
  [`status=${'x'.repeat(501)}`, 'status must be at most 500 characters'],
])('rejects %s with the reason', (query, why) => {
  expect(parse(query)).toEqual({ fault: expect.stringContaining(why) })
})

test('accepts at most a hundred values for a facet', () => {
  const values = Array.from({ length: 101 }, (_, value) => `status=${value}`)
  expect(parse(values.join('&'))).toEqual({ fault: 'status must have at most 100 values' })
})
