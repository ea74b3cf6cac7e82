import { fieldLabel } from '../records/field-label'
import type { FieldWord } from '../records/field-words'
import { meaningsOf } from '../records/name-words'
import { type Pointer, tokensOf } from '../records/pointer'
import { splitQuery } from '../records/split-query'
import { foldText } from './fold-text'

/** What every hit must contain, or must not. `text` is folded. */
export type QueryTerm = {
  text: string
  /** The fields that may contain it; null for any field. */
  paths: readonly Pointer[] | null
  isExcluded: boolean
  /** The words of `text` may be in several of the fields: first and last name. */
  isWholeName?: true
  /** Alternatives that count as matches (find-similar.ts). */
  spellings?: readonly string[]
}

/** Longer than anyone types; pasted text beyond this is ignored. */
const maxQueryLength = 500

/**
 * Parses a query into terms: words, "phrases", `field:word`, `field:"a phrase"`, and any of them after `-` to exclude
 * its matches. Text before a colon that names none of the fields at `paths` is ordinary text. An unclosed quote runs to
 * the end; a field without a value yet is not a term.
 */
export function parseQuery(query: string, paths: readonly Pointer[]): QueryTerm[] {
  const terms = new Map<string, QueryTerm>()
  for (const { isExcluded, field, value } of splitQuery(query.slice(0, maxQueryLength))) {
    const named = field === null ? null : fieldsNamed(field, paths)
    const text = foldText(field === null || named ? value : `${field}:${value}`)
    const isWholeName = named !== null && foldName(field ?? '') === 'name' && text.includes(' ')
    // Each word of a wanted name may be misspelled on its own; an excluded name is one: only all its words exclude.
    for (const part of isWholeName && !isExcluded ? text.split(' ') : [text]) {
      const term: QueryTerm = { text: part, paths: named, isExcluded }
      if (isWholeName && isExcluded) term.isWholeName = true
      if (part !== '') terms.set(JSON.stringify(term), term)
    }
  }
  return [...terms.values()]
}

/** Names that mean the same for every partner, by the meanings of the words in a field's name. */
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

/** The fields with this name, label, path or meaning; null if there are none. */
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

/** Treats "Job name", "job_name", "JobName" and "job-name" as equal. */
function foldName(name: string): string {
  return foldText(name).replace(/[\s_./-]+/g, '')
}
