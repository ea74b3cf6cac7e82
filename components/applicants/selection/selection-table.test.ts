import { expect, test } from 'vitest'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import { createFieldReader } from '@/lib/records/field-reader'
import { createColumnFinder } from '@/lib/records/find-columns'
import type { PartnerRecord } from '@/lib/records/record'
import { makeMapping } from '@/lib/testing/fake-applicants'
import { selectionTable } from './selection-table'

const records = [
  { id: 1, person: { mail: 'ada@example.com', full: 'Ada Lovelace' }, city: 'Łódź', tags: ['a', 'b'], isReady: true },
  { id: 2, person: { full: 'Grace Hopper' }, city: ['Arlington'], tags: [], since: 1959 },
]
const mapping = makeMapping({ email: '/person/mail', name: '/person/full' })

function tableOf(records: PartnerRecord[], mapping: ApplicantMapping) {
  const reader = createFieldReader(mapping)
  const finder = createColumnFinder(mapping.columns, { reader })
  finder.take(records)
  return selectionTable(records, finder.columns(), { mapping, reader })
}

test('has the plain fields of all selected applicants, including those without an e-mail address', () => {
  const { header, rows, name } = tableOf(records, mapping)
  expect(name).toBe('2 selected applicants')
  expect(header.slice(0, 2)).toEqual(['Email', 'Name'])
  expect(header).not.toContain('Tags')
  const cells = rows.map((row) => Object.fromEntries(header.map((heading, index) => [heading, row[index]])))
  expect(cells[0]).toMatchObject({ Email: 'ada@example.com', Name: 'Ada Lovelace', ID: '1', City: 'Łódź' })
  expect(cells[1]).toMatchObject({ Email: '', Name: 'Grace Hopper', ID: '2', City: '', Since: '1959' })
})

test('has a name in parts both as a whole and as parts', () => {
  const people = [
    { vorname: 'Zoë', nachname: 'Adler', mail: 'zoe@example.de', handy: '0151 2345678', am: 1_772_000_000 },
  ]
  const { header, rows } = tableOf(people, {
    ...mapping,
    email: '/mail',
    name: { first: '/vorname', last: '/nachname' },
    phone: '/handy',
    columns: ['/vorname', '/mail'],
  })
  expect(header).toEqual(['Email', 'Name', 'First name', 'Last name', 'Phone', 'Am'])
  expect(rows).toEqual([['zoe@example.de', 'Zoë Adler', 'Zoë', 'Adler', '0151 2345678', '1772000000']])
})

test('leaves out job, status and time of the listed application', () => {
  const people = [
    { mail: 'zoe@example.de', job: 7, title: 'Cook', stage: 'Interview', am: 1_772_000_000, city: 'Graz' },
  ]
  const { header } = tableOf(people, {
    ...mapping,
    email: '/mail',
    job: '/job',
    jobTitle: '/title',
    status: { at: '/stage', order: ['New', 'Interview'] },
    time: { at: '/am', format: 'seconds' },
  })
  expect(header).toEqual(['Email', 'Name', 'City'])
})
