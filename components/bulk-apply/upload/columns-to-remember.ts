import type { ColumnMappings } from '@/lib/bulk-apply/contract'
import type { Matching, OpenedSheet } from '@/lib/bulk-apply/sheet/contract'
import { normalizeHeading } from '@/lib/bulk-apply/sheet/heading-words'

/** What each heading was matched to. Two that read alike ("Email", "E-Mail") could be remembered only as one. */
export function columnsToRemember(
  { header }: Pick<OpenedSheet, 'header'>,
  { columns }: Pick<Matching, 'columns'>,
): ColumnMappings {
  const headings = header.map(normalizeHeading)
  const isUnique = (heading: string) => headings.indexOf(heading) === headings.lastIndexOf(heading)
  return Object.fromEntries(
    headings.flatMap((heading, column) => (isUnique(heading) ? [[heading, columns[column] ?? null]] : [])),
  )
}
