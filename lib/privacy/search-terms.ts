import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Identifiers } from './contract'
import { nameFieldsIn } from './names-in'
import { foldedWords, literalPattern, wordPattern } from './patterns'

/** The person searched for, prepared for comparison: roughly in the database, exactly in a record. */
export type SearchTerms = {
  identifiers: Identifiers
  /** SQL condition on a row of the table: it may name the person. Errs on the side of matching too many. */
  mayBeIn(table: PgTable): SQL
  hasEmail(email: string | null): boolean
  hasId(id: unknown): boolean
  /** Whether a record is about a person of that name: checks its name fields, or all fields if it has none. */
  isNamedIn(record: unknown): boolean
  /** Whether an address or a whole name occurs anywhere in the value. */
  isIn(value: unknown, given?: Compared): boolean
  /** Returns the value with each of these replaced, in field names too. */
  redact<Value>(value: Value, given?: Compared & { replacement?: string }): Value
}

/** `ids`: also match ids, except very short ones. `ofOther`: the record of someone who may have the same name. */
type Compared = { ids?: boolean; ofOther?: boolean }

const erasedText = '[erased]'

/** Longer texts may contain the words of a name by chance. */
const maxNameFieldLength = 200
/** A shorter id could be any number. */
const minIdLengthInText = 5
/** PostgreSQL keeps 32 compiled expressions, and refuses one that is too long. */
const idsAtOnce = 100

export function searchTermsFor(identifiers: Identifiers): SearchTerms {
  const { emails, names, ids } = identifiers
  const emailSet = new Set(emails)
  const idSet = new Set(ids.map(idKey))
  const words = names.map(foldedWords).filter((ofName) => ofName.length > 0)
  const patterns = { plain: textPattern(emails, words, []), withIds: textPattern(emails, words, ids) }
  const wholeNames = new Set(words.map((ofName) => ofName.toSorted().join(' ')))
  const redactText = (text: string, replacement: string, { ids = false, ofOther = false }: Compared = {}) => {
    const pattern = ids ? patterns.withIds : patterns.plain
    if (pattern === null || (ofOther && wholeNames.has(foldedWords(text).toSorted().join(' ')))) return text
    return text.replaceAll(pattern, () => replacement)
  }
  const roughly = [
    ...emails.map((email) => [literalPattern(email)]),
    ...chunksOf(ids, idsAtOnce).map((some) => [some.map(literalPattern).join('|')]),
    ...words.map((ofName) => ofName.map(wordPattern)),
  ]
  const hasId = (id: unknown) => (typeof id === 'string' || typeof id === 'number') && idSet.has(idKey(String(id)))
  return {
    identifiers,
    hasId,
    hasEmail: (email) => email !== null && emailSet.has(email),
    mayBeIn(table) {
      if (roughly.length === 0) return sql`false`
      const all = roughly.map((patterns) =>
        sql.join(
          patterns.map((pattern) => sql`${table}::text ~ ${pattern}`),
          sql` and `,
        ),
      )
      return sql`((${sql.join(all, sql`) or (`)}))`
    },
    isNamedIn(record) {
      const fields = nameFieldsIn(record)
      const texts = textsIn(fields.length > 0 ? fields : record).filter(({ length }) => length <= maxNameFieldLength)
      const found = new Set(texts.flatMap(foldedWords))
      return words.some((ofName) => ofName.every((word) => found.has(word)))
    },
    isIn: (value, given) => textsIn(value).some((text) => redactText(text, erasedText, given) !== text),
    redact(value, { replacement = erasedText, ...given } = {}) {
      // The cast is safe: strings are replaced by strings, so the shape stays the same.
      return mapTexts(value, (text) => redactText(text, replacement, given)) as typeof value
    },
  }
}

const chunksOf = (all: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

const idKey = (id: string) => id.trim().toLowerCase()

/** Matches within a text, but not as part of a longer address or word. */
function textPattern(emails: readonly string[], names: readonly string[][], ids: readonly string[]): RegExp | null {
  const ends = '(?![\\p{L}\\p{N}\\p{M}])'
  const begins = '(?<!\\p{L}\\p{M}*|\\p{N})'
  const all = [
    ...emails.map(
      (email) =>
        `(?<=^|[^\\p{L}\\p{N}._+-]|%[0-9A-Fa-f]{2})${literalPattern(email)}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`,
    ),
    ...names.flatMap((words) => [words, lastFirst(words)]).map((words) => `${begins}${inARow(words)}${ends}`),
    ...ids.filter((id) => id.length >= minIdLengthInText).map((id) => `${begins}${literalPattern(id)}${ends}`),
  ]
  return all.length === 0 ? null : new RegExp(all.join('|'), 'gu')
}

const inARow = (words: readonly string[]) => words.map(wordPattern).join('[^\\p{L}\\p{N}\\p{M}]{1,3}')
const lastFirst = (words: readonly string[]) => [...words.slice(-1), ...words.slice(0, -1)]

/** Returns all strings in a JSON value, including field names. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsIn(inner)])
}

/** Returns the JSON value with `change` applied to every string, including field names. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change))
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [change(name), mapTexts(inner, change)]))
}
