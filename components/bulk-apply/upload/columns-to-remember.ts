import type { ColumnMappings } from '@/lib/bulk-apply/contract'
import type { Matching, OpenedSheet } from '@/lib/bulk-apply/sheet/contract'
import { isOfPosition, normalizeHeading } from '@/lib/bulk-apply/sheet/heading-words'

/**
 * What each heading was matched to; null where a person has cleared it, not where nothing was found. Two that read
 * alike ("Email", "E-Mail") could be remembered only as one, "Column 3" says nothing. `known`: remembered so far.
 */
export function columnsToRemember(
  opened: Pick<OpenedSheet, 'header' | 'guess' | 'preview' | 'isFromDesk'>,
  { columns }: Pick<Matching, 'columns'>,
  known: ColumnMappings,
): ColumnMappings {
  const headings = opened.header.map(normalizeHeading)
  const isUnique = (heading: string) => headings.indexOf(heading) === headings.lastIndexOf(heading)
  return Object.fromEntries(
    headings.flatMap((heading, column): [string, string | null][] => {
      const target = columns[column] ?? null
      const before = Object.hasOwn(known, heading) ? known[heading] : null
      const isMeant = target !== null || wasCleared(opened, column, before ?? null)
      return isUnique(heading) && isMeant && !isOfPosition(heading) ? [[heading, target]] : []
    }),
  )
}

/** Matched by the guess, or by the person in an earlier check. An empty column, or one of records, has no job. */
function wasCleared(
  { guess, preview, isFromDesk }: Pick<OpenedSheet, 'guess' | 'preview' | 'isFromDesk'>,
  column: number,
  before: string | null,
): boolean {
  if ((guess.columns[column] ?? null) !== null) return true
  if (before === null || (before === 'job' && isFromDesk)) return false
  return preview.some((row) => (row[column] ?? '').trim() !== '')
}
