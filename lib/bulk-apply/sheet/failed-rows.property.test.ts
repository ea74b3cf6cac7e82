import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeCell } from './cell-text'
import { readTable } from './read-table'
import { writeLeftOut } from './write-csv'

const pieces = ['=', '+', '-', '@', '＝', "'", '"', ',', ';', '\t', '\n', ' ', '\u200b', 'a', '1', 'é']
const cell = fc.string({ unit: fc.constantFrom(...pieces), maxLength: 12 }).map(normalizeCell)

test('failed rows keep their values when they are downloaded and uploaded again', () => {
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(rows, (rows) => {
      const given = rows.map(([first, second], at) => [`ada${at}@example.com`, first, second])
      const file = writeLeftOut(
        ['Email', 'Name', 'Note'],
        given.map((cells) => ({ cells, issue: '=why' })),
      )
      const table = readTable(file)
      if ('message' in table) throw new Error(table.message)
      expect(table.header).toEqual(['Email', 'Name', 'Note', 'Partner Desk: problem'])
      expect(table.rows.map((cells) => cells.slice(0, 3))).toEqual(given)
    }),
  )
})
