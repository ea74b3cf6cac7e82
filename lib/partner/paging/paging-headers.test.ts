import { expect, test } from 'vitest'
import { readPagingHeaders } from './paging-headers'

const read = (headers: Record<string, string>) => readPagingHeaders((name) => headers[name] ?? null)

test.each([
  [{ link: '<https://partner.example.com/applicants?cursor=a,b>; rel="next"' }, { hasNext: true, total: null }],
  [{ link: '</a?page=1>; rel="prev", </a?page=3>; title="x"; rel=next' }, { hasNext: true, total: null }],
  [{ link: '</a?page=1>; rel="first last"' }, { hasNext: false, total: null }],
  [{ link: '</next>; rel="prev"' }, { hasNext: false, total: null }],
  [{ 'x-total-count': '137' }, { hasNext: false, total: 137 }],
  [{ 'x-total': ' 137 ' }, { hasNext: false, total: 137 }],
  [{ 'content-range': 'items 0-19/137' }, { hasNext: false, total: 137 }],
  [
    { 'content-range': 'items 0-19/*', 'x-total': 'many' },
    { hasNext: false, total: null },
  ],
  [{}, { hasNext: false, total: null }],
])('%j says %j', (headers, expected) => {
  expect(read(headers)).toEqual(expected)
})
