import type { ApplicationForm, Matching, Target } from './contract'
import { type NamePart, nameParts } from './heading-words'
import { namePartsOf } from './name-columns'
import { sheetWords } from './words'

type Upload = { header: string[]; rows: string[][] }
type Joined = { table: Upload; matching: Matching; note: string }

/**
 * Joins first and last names if the form asks for whole names and the upload has none: they get a column at the end,
 * where they can be seen and corrected like others. Null if nothing is joined.
 */
export function joinNames(
  { header, rows }: Upload,
  matching: Matching,
  targets: Target[],
  { person }: ApplicationForm,
): Joined | null {
  const target = targets.find(({ key }) => key === person.name)
  if (!target || matching.columns.includes(target.key)) return null
  const partColumns = columnsOfParts({ header, rows }, matching)
  if (!partColumns) return null
  return {
    note: sheetWords.namesJoined({ title: target.title }),
    table: {
      header: [...header, target.title],
      rows: rows.map((row) => [...header.map((_, column) => row[column] ?? ''), joinName(row, partColumns)]),
    },
    matching: { ...matching, columns: [...matching.columns, target.key] },
  }
}

type PartColumns = Partial<Record<NamePart, number>> & { first: number; last: number }

/** The columns with the parts of a name; null unless there is exactly one of each, and not mapped to other fields. */
function columnsOfParts(upload: Upload, { columns }: Matching): PartColumns | null {
  const found = namePartsOf(upload)
  const columnOf = (part: NamePart) => {
    const matching_ = found.flatMap((one, column) =>
      one === part && (columns[column] ?? null) === null ? [column] : [],
    )
    return matching_.length === 1 ? matching_[0] : undefined
  }
  const [first, middle, last] = nameParts.map(columnOf)
  if (first === undefined || last === undefined) return null
  return { first, last, ...(middle === undefined ? {} : { middle }) }
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** In Chinese, Japanese and Korean script the family name comes first. */
function joinName(row: string[], { first, middle, last }: PartColumns): string {
  const textOf = (column: number | undefined) => (column === undefined ? '' : (row[column] ?? '').trim())
  const family = textOf(last)
  const given = [textOf(first), textOf(middle)]
  const parts = eastAsian.test(family) ? [family, ...given] : [...given, family]
  return parts.filter(Boolean).join(' ')
}
