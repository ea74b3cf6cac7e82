import { type Pointer, tokensOf } from '../../records/pointer'

/** Names that mean nothing without the one before them. */
const generic = new Set(['id', 'name', 'value', 'text', 'title', 'label', 'key', 'code', 'number', 'no', 'nr'])

/**
 * The only field of a body with the same name as a list's field whose field is known: what the partner calls `annonsId`
 * in one it calls so in the other. Undefined for none, for several, and for names without meaning.
 */
export function fieldLikePath(fields: readonly Pointer[], path: Pointer): Pointer | undefined {
  const wanted = nameOf(path)
  const [only, ...others] = wanted === '' ? [] : fields.filter((field) => endsIn(field, wanted))
  return others.length === 0 ? only : undefined
}

function nameOf(path: Pointer): string {
  const names = namesOf(path)
  const last = names.at(-1) ?? ''
  if (!generic.has(last)) return last
  return names.length > 1 ? names.slice(-2).join('') : ''
}

function endsIn(field: Pointer, wanted: string): boolean {
  const names = namesOf(field)
  return names.some((_, start) => names.slice(start).join('') === wanted)
}

function namesOf(path: Pointer): string[] {
  return tokensOf(path).map((token) => token.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
}
