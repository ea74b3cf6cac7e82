import { expect, test } from 'vitest'
import { createColumnFinder } from '@/lib/records/find-columns'
import { selectionTable } from './selection-table'

const records = [
  { id: 1, person: { mail: 'ada@example.com', full: 'Ada Lovelace' }, city: 'Łódź', tags: ['a', 'b'], isReady: true },
  { id: 2, person: { full: 'Grace Hopper' }, city: ['Arlington'], tags: [], since: 1959 },
]
const mapping = { id: '/id', email: '/person/mail', name: '/person/full', columns: [] }

test('selected applicants are a table of their plain fields, who has no e-mail address included', () => {
  const finder = createColumnFinder([])
  finder.take(records)
  const { header, rows, name } = selectionTable(records, finder.columns(), mapping)
  expect(name).toBe('2 selected applicants')
  expect(header.slice(0, 2)).toEqual(['Email', 'Name'])
  expect(header).not.toContain('Tags')
  const cells = rows.map((row) => Object.fromEntries(header.map((heading, place) => [heading, row[place]])))
  expect(cells[0]).toMatchObject({ Email: 'ada@example.com', Name: 'Ada Lovelace', ID: '1', City: 'Łódź' })
  expect(cells[1]).toMatchObject({ Email: '', Name: 'Grace Hopper', ID: '2', City: '', Since: '1959' })
})
