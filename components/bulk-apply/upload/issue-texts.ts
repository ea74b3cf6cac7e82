import type { SheetRow, Target } from '@/lib/bulk-apply/sheet/contract'

/** What is wrong with a cell, or, before the first cell, with the row as a whole, in sentences. */
export function issueTexts(
  { row, issues }: SheetRow,
  columns: Target[],
  place: number,
  rowErrors: ReadonlyMap<number, string>,
): string[] {
  const target = columns[place]
  if (target) return issues.filter((issue) => issue.target === target.key).map(({ message }) => message)
  const titles = new Map(columns.map(({ key, title }) => [key, title]))
  const texts = issues.map(({ target, message }) => {
    const title = target === null ? undefined : titles.get(target)
    return title === undefined ? message : `${title}: ${message}`
  })
  const fromDesk = rowErrors.get(row)
  return fromDesk === undefined ? texts : [...texts, fromDesk]
}
