import { expect, test } from 'vitest'
import type { RowFilter, RowState, SheetRow } from '@/lib/bulk-apply/sheet/contract'
import { findNextIssue, findRow } from './find-row'

const states: [number, RowState][] = [
  [1, 'ready'],
  [3, 'invalid'],
  [4, 'ready'],
  [7, 'warning'],
  [8, 'left-out'],
  [12, 'invalid'],
]
const all: SheetRow[] = states.map(([row, state]) => ({ row, state, cells: [], issues: [] }))
const sheet = {
  async rows(filter: RowFilter, from: number, count: number) {
    const rows = all.filter(({ state }) => 'show' in filter && (filter.show === 'all' || filter.show === state))
    return { total: rows.length, rows: rows.slice(from, from + count) }
  },
}

test('finds a row by its number, or the next one that exists', async () => {
  expect(await findRow(sheet, { show: 'all' }, 7)).toMatchObject({ index: 3, row: { row: 7 } })
  expect(await findRow(sheet, { show: 'all' }, 5)).toMatchObject({ index: 3, row: { row: 7 } })
  expect(await findRow(sheet, { show: 'all' }, 13)).toBeNull()
  expect(await findRow(sheet, { show: 'accepted' }, 1)).toBeNull()
})

test('finds the nearest problem below, and after the last one the first', async () => {
  expect((await findNextIssue(sheet, 0))?.row).toBe(3)
  expect((await findNextIssue(sheet, 3))?.row).toBe(7)
  expect((await findNextIssue(sheet, 7))?.row).toBe(12)
  expect((await findNextIssue(sheet, 12))?.row).toBe(3)
})
