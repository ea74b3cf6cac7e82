import { splitName } from '../../records/split-name'
import type { ApplicationForm, Matching } from './contract'
import { familyOf, normalizeHeading } from './heading-words'
import { hasBothParts, namePartsOf } from './name-columns'
import { sheetWords } from './words'

type Upload = { header: string[]; rows: string[][] }
type Split = { table: Upload; matching: Matching; from: string; note: string }

/**
 * Splits full names if the form asks for parts and the upload has none: the parts get columns at the end, where they
 * can be seen and corrected like others. Null if nothing is split.
 */
export function splitNames({ header, rows }: Upload, matching: Matching, { person }: ApplicationForm): Split | null {
  const { name } = person
  if (typeof name !== 'object' || name.first === undefined || name.last === undefined) return null
  const { first, middle, last } = name
  const folded = header.map(normalizeHeading)
  const isTaken = [first, last].some((key) => matching.columns.includes(key))
  const nameColumns = folded.flatMap((heading, column) => (familyOf(heading)?.family === 'name' ? [column] : []))
  const [nameColumn, ...others] = nameColumns
  if (isTaken || nameColumn === undefined || others.length > 0 || hasBothParts(namePartsOf({ header, rows })))
    return null
  if ((matching.columns[nameColumn] ?? null) !== null) return null
  const parts = (['first', 'middle', 'last'] as const).filter((part) => part !== 'middle' || middle !== undefined)
  const from = header[nameColumn] ?? ''
  return {
    from,
    note: sheetWords.namesSplit({ from }),
    table: {
      header: [...header, ...parts.map((part) => sheetWords.nameParts[part])],
      rows: rows.map((row) => {
        const names = splitName(row[nameColumn] ?? '', name)
        return [...header.map((_, column) => row[column] ?? ''), ...parts.map((part) => names[part])]
      }),
    },
    matching: {
      ...matching,
      columns: [...matching.columns, ...parts.map((part) => name[part] ?? null)],
    },
  }
}
