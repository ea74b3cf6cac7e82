import { schemaAt } from '../../forms/form-node'
import type { NamePaths } from '../../records/field-path'
import { type Pointer, tokensOf } from '../../records/pointer'
import type { ColumnMappings } from '../contract'
import { isLikeEmail } from './cell-text'
import type { ApplicationForm, Matching, Target } from './contract'
import {
  type Family,
  familyByWords,
  familyOf,
  isOfPosition,
  isOfThePast,
  type NamePart,
  nameParts,
  normalizeHeading,
} from './heading-words'
import { hasBothParts, namePartsOf } from './name-columns'
import { sheetWords } from './words'
import { isIssueHeading } from './write-csv'

type Guessed = { matching: Matching; notes: string[] }
type Upload = { header: string[]; rows: string[][] }

/**
 * Guesses the target of each column: as remembered, else by its name, else by its content. No target is used twice, and
 * no column without a value gets the job: the user is then asked for one job for all rows.
 */
export function guessColumns(
  upload: Upload,
  remembered: ColumnMappings,
  targets: Target[],
  form: ApplicationForm,
): Guessed {
  const headings = upload.header.map(normalizeHeading)
  const columns: (string | null)[] = headings.map(() => null)
  const taken = new Set<string>()
  const decided = new Set<number>()
  const empty = emptyColumns(upload)
  const parts = namePartsOf(upload)
  // Neither is a whole name: "Nombre" beside "Apellidos".
  const isOnlyPart = (column: number, key: string) =>
    key === form.person.name && hasBothParts(parts) && (parts[column] ?? null) !== null
  const isFree = (column: number, key: string) =>
    !decided.has(column) && !taken.has(key) && !(key === 'job' && empty.has(column))
  const take = (column: number, key: string) => {
    columns[column] = key
    taken.add(key)
    decided.add(column)
  }
  for (const [column, heading] of headings.entries()) {
    const known = Object.hasOwn(remembered, heading) && !isOfPosition(heading) ? remembered[heading] : undefined
    const written = upload.header[column] ?? ''
    // Saved by earlier releases, it may be about the other of two headings that read alike.
    const isUnused = known === null && headings.indexOf(heading) === headings.lastIndexOf(heading)
    if (isUnused || isIssueHeading(written)) decided.add(column)
    else if (known == null || !targets.some(({ key }) => key === known)) continue
    // Applying people to a job named like one they have had is never worth a saved click.
    else if (isFree(column, known) && !(known === 'job' && isOfThePast(written))) take(column, known)
  }
  const named = targets.map((target) => ({ target, names: namesOf(target, form) }))
  const candidates = headings.flatMap((heading, column) =>
    named.flatMap(({ target, names }) => {
      if (isOnlyPart(column, target.key)) return []
      const score = scoreOf({ heading, written: upload.header[column] ?? '', part: parts[column] ?? null }, names)
      return score > 0 ? [{ column, key: target.key, score }] : []
    }),
  )
  for (const { column, key } of candidates.sort((one, other) => other.score - one.score || one.column - other.column))
    if (isFree(column, key)) take(column, key)
  if (!taken.has('email')) {
    const column = columnOfEmails(upload, decided)
    if (column !== null) take(column, 'email')
  }
  return { matching: { columns, constants: {} }, notes: nameNote(parts, taken, targets, form) }
}

type Names = { exact: Set<string>; last: string; families: Set<Family>; part: NamePart | null }

function namesOf({ key, title, node }: Target, { person, paths, schema }: ApplicationForm): Names {
  const path = node ? key : ownPathOf(key, paths)
  const tokens = path === undefined ? [] : tokensOf(path)
  const end = normalizeHeading(tokens.at(-1) ?? key)
  // A sheet's "ID" is as often the applicant's as the job's.
  const last = node === null && end === 'id' ? key : end
  const own = node?.title ?? (path === undefined ? undefined : schemaAt(schema, path).title)
  const exact = new Set(
    [title, tokens.join(''), typeof own === 'string' ? own : ''].map(normalizeHeading).filter((name) => name !== ''),
  )
  const families = new Set<Family>()
  if (key === 'email' || key === 'job' || key === 'enqueue') families.add(key)
  else if (key === person.name) families.add('name')
  else if (key === person.phone) families.add('phone')
  else
    for (const name of [...exact, last]) {
      const found = familyOf(name)
      // These have targets of their own.
      if (found && !['email', 'job', 'enqueue', 'name'].includes(found.family)) families.add(found.family)
    }
  return { exact, last, families, part: partAt(key, person.name) }
}

/** Where the form has the fields that the screen renders itself. */
function ownPathOf(key: string, { email, job, enqueue }: ApplicationForm['paths']): Pointer | undefined {
  return new Map<string, Pointer | undefined>(Object.entries({ email, job, enqueue })).get(key)
}

function partAt(key: string, name: NamePaths | undefined): NamePart | null {
  if (typeof name !== 'object') return null
  return nameParts.find((part) => name[part] === key) ?? null
}

/** `written`: the heading as uploaded; `part`: of a name. */
type Column = { heading: string; written: string; part: NamePart | null }

/** More specific headings score higher: the field's own name, the last part of its name, a synonym. */
function scoreOf(column: Column, { exact, last, families, part }: Names): number {
  const { heading, written } = column
  if (heading === '') return 0
  if (exact.has(heading)) return 4
  if (heading === last) return 3
  if (part !== null && column.part === part) return 2
  const found = familyOf(heading) ?? familyByWords(written)
  return found && families.has(found.family) ? 2 - found.rank / 1_000 : 0
}

/** Returns the columns without a value in any row; none if the table has no rows. */
function emptyColumns({ header, rows }: Upload): Set<number> {
  const isEmpty = (column: number) => rows.length > 0 && rows.every((row) => (row[column] ?? '').trim() === '')
  return new Set([...header.keys()].filter(isEmpty))
}

const sampledRows = 200

/** Returns the column with the largest share of email addresses, if they are most of its cells. */
function columnOfEmails({ header, rows }: Upload, decided: Set<number>): number | null {
  let best: { column: number; share: number } | null = null
  for (const column of header.keys()) {
    if (decided.has(column)) continue
    const cells = rows.slice(0, sampledRows).flatMap((row) => row[column] || [])
    const share = cells.filter(isLikeEmail).length / Math.max(1, cells.length)
    if (share > 0.5 && share > (best?.share ?? 0)) best = { column, share }
  }
  return best?.column ?? null
}

function nameNote(
  parts: (NamePart | null)[],
  taken: Set<string>,
  targets: Target[],
  { person }: ApplicationForm,
): string[] {
  const target = targets.find(({ key }) => key === person.name)
  if (!target || taken.has(target.key) || !hasBothParts(parts)) return []
  return [sheetWords.namesInTwo({ title: target.title })]
}
