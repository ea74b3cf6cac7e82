import type { Colleague, RowErasure } from './holding'
import { mapTexts, soughtBy } from './sought'

/**
 * The columns of a row in which the colleague's name or address stood, with the pseudonym in its place; null where none
 * did. `isOwn`: it records what they did themselves.
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

/** Where the name alone stands it may be a namesake's, unless it is the person's own record. */
function renamed<Value>(value: Value, { names, email, pseudonym, hasNamesake }: Colleague, isOwn: boolean): Value {
  const isTheirs = isOwn || !hasNamesake
  // A name of one word is too common to be replaced within a text.
  const whole = isTheirs ? names.filter((name) => /\s/.test(name.trim())) : []
  const within = soughtBy({ emails: [email], names: whole, ids: [] }).redact(value, { replacement: pseudonym })
  // The shape stays as it was: texts become texts.
  return isTheirs ? (mapTexts(within, (text) => (names.includes(text) ? pseudonym : text)) as Value) : within
}
