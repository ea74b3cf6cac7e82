import type { Colleague, RowErasure } from './holding'
import { mapTexts, searchTermsFor } from './search-terms'

/**
 * Returns the columns of a row that held the colleague's name or address, with the pseudonym in its place; null if none
 * did. `isOwn`: the row records the colleague's own action.
 */
export function renameIn<Row extends object>(
  row: Row,
  columns: readonly (keyof Row)[],
  colleague: Colleague,
  isOwn: boolean,
): RowErasure<Row>['change'] | null {
  const change: Partial<Row> = {}
  for (const column of columns) {
    const before = row[column]
    const after = renamed(before, colleague, isOwn)
    if (JSON.stringify(after) !== JSON.stringify(before)) change[column] = after
  }
  return Object.keys(change).length > 0 ? change : null
}

/** A name without an address may be a namesake's, unless it is in the colleague's own record. */
function renamed<Value>(value: Value, { names, email, pseudonym, hasNamesake }: Colleague, isOwn: boolean): Value {
  const isTheirs = isOwn || !hasNamesake
  // A one-word name is too common to be replaced within a text.
  const whole = isTheirs ? names.filter((name) => /\s/.test(name.trim())) : []
  const within = searchTermsFor({ emails: [email], names: whole, ids: [] }).redact(value, { replacement: pseudonym })
  // The cast is safe: strings are replaced by strings, so the shape stays the same.
  return isTheirs ? (mapTexts(within, (text) => (names.includes(text) ? pseudonym : text)) as Value) : within
}
