import { fieldLabel } from '../records/field-label'
import type { FieldWord } from '../records/field-words'
import { meaningsOf } from '../records/name-words'
import { type Pointer, tokensOf } from '../records/pointer'
import { splitQuery } from '../records/split-query'
import { foldText } from './fold-text'

/** What every hit must hold, or must not. `text` is folded. */
export type QueryTerm = {
  text: string
  /** The fields in one of which it must be; null for any field. */
  paths: readonly Pointer[] | null
  isExcluded: boolean
  /** Others that are as good (find-similar.ts). */
  spellings?: readonly string[]
}

/** More than anybody types; what is pasted beyond is not looked for. */
const longestQuery = 500

/**
 * The terms of a query: words, "phrases", `field:word`, `field:"a phrase"`, and `-` before any of them to leave out
 * what holds it. What stands before a colon and names none of the fields at `paths` is text. An open quote runs to the
 * end; a field whose value is not typed yet is no term.
 */
export function parseQuery(query: string, paths: readonly Pointer[]): QueryTerm[] {
  const terms = new Map<string, QueryTerm>()
  for (const { isExcluded, field, value } of splitQuery(query.slice(0, longestQuery))) {
    const named = field === null ? null : fieldsNamed(field, paths)
    const text = foldText(field === null || named ? value : `${field}:${value}`)
    // First and last name may be fields of their own.
    const isWholeName = named !== null && !isExcluded && foldName(field ?? '') === 'name'
    for (const part of isWholeName ? text.split(' ') : [text]) {
      const term = { text: part, paths: named, isExcluded }
      if (part !== '') terms.set(JSON.stringify(term), term)
    }
  }
  return [...terms.values()]
}

/** Names that mean the same with every partner, by what the words of a field name mean. */
const meantBy: Record<string, { some: FieldWord[]; none: FieldWord[] }> = {
  name: {
    some: ['name', 'whole', 'first', 'middle', 'last', 'kana'],
    none: ['job', 'team', 'source', 'place', 'someone'],
  },
  email: { some: ['email'], none: [] },
  phone: { some: ['phone'], none: [] },
  status: { some: ['status'], none: [] },
  job: { some: ['job'], none: [] },
  team: { some: ['team'], none: [] },
  source: { some: ['source'], none: [] },
}

/** The fields of this name, label or path, or of this meaning; null where there is none. */
function fieldsNamed(typed: string, paths: readonly Pointer[]): Pointer[] | null {
  const name = foldName(typed)
  if (name === '') return null
  const meant = Object.hasOwn(meantBy, name) ? meantBy[name] : undefined
  const found = paths.filter((path) => {
    const tokens = tokensOf(path)
    const names = [tokens.join(' '), tokens.at(-1) ?? '', fieldLabel(path)]
    return names.some((each) => foldName(each) === name) || (meant !== undefined && means(tokens, meant))
  })
  return found.length > 0 ? found : null
}

function means(tokens: readonly string[], { some, none }: { some: FieldWord[]; none: FieldWord[] }): boolean {
  const meanings = tokens.flatMap((token) => meaningsOf(token)).flatMap((words) => [...words])
  return some.some((word) => meanings.includes(word)) && !none.some((word) => meanings.includes(word))
}

/** "Job name", "job_name", "JobName" and "job-name" are one. */
function foldName(name: string): string {
  return foldText(name).replace(/[\s_./-]+/g, '')
}
