import { expect, test } from 'vitest'
import { saysMore } from './says-more'

const items = Array.from({ length: 25 }, (_, index) => ({ id: index + 1, total_experience: 400, has_more: true }))
const read = { items, limit: 50, end: 25, records: 'applicants' } as const

test.each([
  ['a total beyond the page', { data: items, total: 230 }],
  ['a total as text, in Dutch', { data: items, paginering: { aantal: '230' } }],
  ['a smaller page size than requested', { data: items, limit: 25, offset: 0 }],
  ['a total of the records, by name', { data: items, total_applicants: 230 }],
  ['the number of items, in camel case', { data: items, meta: { totalItemsFound: 230 } }],
  ['a total in Japanese', { data: items, 応募者総数: 230 }],
  ['a total in German', { data: items, anzahlTreffer: 230 }],
  ['a flag', { data: items, meta: { hasMore: true } }],
  ['an offset', { data: items, next_offset: 25 }],
  ['a link', { data: items, links: { next: 'https://partner.example.com/applicants?offset=25' } }],
  ['a flag as a number', { data: items, has_more: 1 }],
  ['a flag as text', { data: items, has_more: 'true' }],
  ['a flag as a letter', { data: items, meta: { hasNext: 'Y' } }],
  ['a flag that this is not the last page', { data: items, last: false }],
  ['the same as text', { data: items, paging: { isLastPage: 'false' } }],
  ['a link by OData', { value: items, '@odata.nextLink': 'https://partner.example.com/jobs?$skip=25' }],
  ['a link to the next page', { data: items, next_page_url: '/applicants?page=2' }],
  [
    'a list of links',
    {
      data: items,
      links: [
        { rel: 'self', href: '/jobs' },
        { rel: 'next', href: '/jobs?page=2' },
      ],
    },
  ],
  ['the first of several pages', { data: items, page: 1, total_pages: 5 }],
  ['the first of several pages, counted from 0', { content: items, page: { number: 0, totalPages: '2' } }],
  ['the first of several pages, by the last one', { data: items, current_page: 1, last_page: 5 }],
  ['a link in an object', { data: items, _links: { next: { href: '/applicants?offset=25' } } }],
])('more follow %s', (_, answer) => {
  expect(saysMore(answer, read)).toBe(true)
})

test.each([
  ['no word about it', { data: items }],
  ['a total of just these', { data: items, total: 25 }],
  ['the page size that was requested', { data: items, limit: 50, offset: 0 }],
  ['another page size', { data: items, limit: 30, offset: 0 }],
  ['a flag that says no', { data: items, has_more: false, next: null }],
  ['empty links', { data: items, next_offset: 0, links: { next: '' }, _links: { next: {} } }],
  ['totals of something else', { data: items, total_views: 230, count_unread: 40, request_count: 900, total_ms: 80 }],
  ['the total of another list', { data: items, total_jobs: 230 }],
  ['the number of pages', { data: items, total_pages: 1, page: 1 }],
  ['the only page, counted from 0', { data: items, total_pages: 1, page: 0 }],
  ['several pages, but not which one this is', { data: items, total_pages: 5 }],
  ['a flag that says no, as a number or text', { data: items, has_more: 0, hasNext: 'false', more: 'N' }],
  ['the last page', { data: items, last: true, last_page: 1, is_last: 'true' }],
  ['the offset of the last page', { data: items, last: 0 }],
  [
    'links to other pages',
    {
      data: items,
      links: [
        { rel: 'prev', href: '/jobs' },
        { rel: 'next', href: null },
      ],
    },
  ],
  ['what records by their ID say', { data: Object.fromEntries(items.map((record) => [`a${record.id}`, record])) }],
])('nothing more follows %s', (_, answer) => {
  expect(saysMore(answer, read)).toBe(false)
})

test.each([
  [1, 4, true],
  [2, 4, true],
  [3, 4, false],
  [4, 4, false],
])('page %i of %i, which may count from 0, is followed by another: %s', (page, pages, isFollowed) => {
  expect(saysMore({ data: items, page, pages }, { ...read, end: 75 })).toBe(isFollowed)
})

test('a bare list says nothing', () => {
  expect(saysMore(items, read)).toBe(false)
})
