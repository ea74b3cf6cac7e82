import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TimeColumn } from '@/lib/overview/contract'
import { BarList } from './bar-list'
import { columnInWords, columnLabel } from './column-words'
import { TimeChart } from './time-chart'
import { TimeTable } from './time-table'

const day = (number: number, counts: Record<string, number>): TimeColumn => {
  const parts = Object.entries(counts).map(([status, count]) => ({ status: status || null, count }))
  const first = `2026-11-${String(number).padStart(2, '0')}`
  return {
    first,
    last: first,
    from: `${first}T00:00:00.000Z`,
    until: `2026-11-${String(number + 1).padStart(2, '0')}T00:00:00.000Z`,
    count: parts.reduce((sum, { count }) => sum + count, 0),
    parts,
  }
}
const columns = [day(21, {}), day(22, { New: 1 }), day(23, { New: 4, Hired: 2, '': 1 })]
const status = (value: string | null, count = 1) => ({ value, name: value ?? 'None', count })

test('every column is a link to the applicants of its day, labelled with what it shows', () => {
  const html = renderToStaticMarkup(<TimeChart columns={columns} />)
  expect(html.match(/<a /g)).toHaveLength(3)
  expect(html).toContain('aria-label="Nov 23, 2026: 7 applicants (New 4, Hired 2, no status 1)"')
  expect(html).toContain('aria-label="Nov 22, 2026: 1 applicant (New 1)"')
  expect(html).toContain('applied=2026-11-23T00%3A00%3A00.000Z%2F2026-11-24T00%3A00%3A00.000Z')
})

test('uses no styling that the content security policy blocks', () => {
  const chart = <TimeChart columns={columns} />
  const bars = <BarList breakdown={{ facet: 'status', values: [status('New')], more: 0 }} />
  expect(renderToStaticMarkup(chart) + renderToStaticMarkup(bars)).not.toContain('style=')
})

test('draws a chart without any applicants', () => {
  expect(renderToStaticMarkup(<TimeChart columns={[day(23, {})]} />)).toContain('0 applicants')
})

test('the table has the same numbers, and its rows add up', () => {
  const html = renderToStaticMarkup(
    <TimeTable columns={columns} statuses={[status('New'), status(null)]} caption="Applied lately" />,
  )
  const [, latest = ''] = html.split('<tr').slice(1)
  expect([...latest.matchAll(/<td[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(['4', '1', '2', '7'])
  expect(html).toContain('Other')
})

test('a bar links to the applicants with its value, or to those without any', () => {
  const html = renderToStaticMarkup(
    <BarList
      breakdown={{ facet: '/source', values: [status('Job fair & more', 1_204), status(null, 1)], more: null }}
    />,
  )
  expect(html).toContain('href="/applicants?where=%2Fsource%3AJob+fair+%26+more"')
  expect(html).toContain('href="/applicants?where=%2Fsource"')
  expect(html).toContain('1,204')
  expect(html).toContain('And others')
})

test('labels a week with its first and last day', () => {
  expect(columnInWords({ first: '2026-10-29', last: '2026-11-04' })).toBe('Oct 29 to Nov 4, 2026')
  expect(columnInWords({ first: '2026-11-04', last: '2026-11-04' })).toBe('Nov 4, 2026')
})

test('labels only a few columns, always including today’s', () => {
  const month = Array.from({ length: 29 }, (_, index) => day(index + 1, {}))
  const labels = month.flatMap((_, index) => columnLabel(month, index) ?? [])
  expect(labels.map(({ text }) => text)).toEqual(['Nov 1', 'Nov 8', 'Nov 15', 'Nov 22', 'Today'])
  expect(labels.filter(({ isMinor }) => !isMinor).map(({ text }) => text)).toEqual(['Nov 1', 'Nov 15', 'Today'])
})
