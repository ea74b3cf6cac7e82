import type { RowFilter, Sheet, SheetRow } from '@/lib/bulk-apply/sheet/contract'

type Found = { index: number; row: SheetRow }

/** Finds the first filtered row numbered `from` or higher; null if there is none. Rows are sorted by number. */
export async function findRow(sheet: Pick<Sheet, 'rows'>, filter: RowFilter, from: number): Promise<Found | null> {
  const { total } = await sheet.rows(filter, 0, 0)
  let low = 0
  let high = total
  let found: Found | null = null
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const [row] = (await sheet.rows(filter, middle, 1)).rows
    if (!row) return null
    if (row.row >= from) {
      found = { index: middle, row }
      high = middle
    } else low = middle + 1
  }
  return found
}

/** Finds the next row with open issues, wrapping around after the last. */
export async function findNextIssue(sheet: Pick<Sheet, 'rows'>, after: number): Promise<SheetRow | null> {
  for (const from of [after + 1, 1]) {
    const invalid = await findRow(sheet, { show: 'invalid' }, from)
    const warning = await findRow(sheet, { show: 'warning' }, from)
    const rows = [invalid, warning].flatMap((found) => found?.row ?? [])
    const [next] = rows.sort((one, other) => one.row - other.row)
    if (next) return next
  }
  return null
}
