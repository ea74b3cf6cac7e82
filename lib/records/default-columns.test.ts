import { expect, test } from 'vitest'
import { defaultColumns } from './default-columns'
import { createColumnFinder } from './find-columns'
import { fullestFirst } from './order-columns'
import type { PartnerRecord } from './record'

const records = Array.from({ length: 50 }, (_, index) => ({
  id: 1_000 + index,
  name: `Person ${index}`,
  status: index % 2 === 0 ? 'New' : 'Hired',
  country: 'DE',
  reference: `R-${index}`,
  city: ['Graz', 'Lima', 'Oslo'][index % 3],
  is_favorite: index % 5 === 0,
  notes: `A long story about person ${index}, which goes on ${'and on '.repeat(40)}.`,
  nickname: index === 3 ? 'Bee' : null,
  score: index % 7,
  nested: { a: { b: { c: { d: index } } } },
}))

function columnsOf(lead: string[]) {
  const finder = createColumnFinder(lead)
  finder.take(records)
  return defaultColumns(finder.columns(), lead, 6)
}

test('are the known filled ones, then the telling ones, in field order', () => {
  expect(columnsOf(['/name', '/status', '/applied_at'])).toEqual([
    '/name',
    '/status',
    '/city',
    '/is_favorite',
    '/notes',
    '/score',
  ])
})

test('exclude constant and nearly empty fields, and record numbers', () => {
  const usual = columnsOf([])
  for (const pointer of ['/id', '/country', '/nickname', '/reference']) expect(usual).not.toContain(pointer)
})

test('are all there are when there are few', () => {
  const finder = createColumnFinder(['/name', '/status'])
  finder.take(records.map(({ id, name }) => ({ id, name })))
  expect(defaultColumns(finder.columns(), ['/name', '/status'], 6)).toEqual(['/name', '/status', '/id'])
  expect(defaultColumns([], ['/name'], 6)).toEqual([])
})

test('have the same order when the first record lacks some and has others', () => {
  const order = (first: PartnerRecord[]) => {
    const finder = createColumnFinder(['/name'])
    finder.take(fullestFirst([...first, ...records]))
    return defaultColumns(finder.columns(), ['/name'], 5)
  }
  expect(order([{ score: 3, city: 'Bonn', name: 'New', source: 'Desk' }])).toEqual(order([]))
})
