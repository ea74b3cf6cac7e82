import { meaningsOf } from '../../records/name-words'
import { fromName, type ScoredValue } from './choose-guess'
import type { FieldColumn } from './field-column'
import { applicantRules, jobRules, type NameRule } from './path-words'
import type { OpenAt } from './proposal'

/** Fields that could be how far an application is: few texts that come again and again. */
export function statusesOf(
  columns: FieldColumn[],
  ofJobs: ReadonlySet<FieldColumn>,
  rule: NameRule,
): ScoredValue<string>[] {
  const candidates = columns.filter(
    (column) => isSmallSet(column) && column.filled >= 0.5 && !ofJobs.has(column) && column.share('boolean') === 0,
  )
  const unnamed = candidates.filter((column) => column.share('text') === 1 && column.distinct >= 3)
  return candidates.map((column) => {
    const fit = rule(column.words)
    const isText = column.share('text') >= 0.9
    const isOnly = unnamed.length === 1 && unnamed[0] === column
    return {
      value: column.pointer,
      score: 0.15 + (isText ? 0.05 : -0.05) + 0.05 * column.filled + (isOnly ? 0.18 : 0) + fromName(fit, 0.5),
      filled: column.filled,
      reasons: [
        `${column.distinct} values in ${column.count} records.`,
        ...(fit >= 0.8 ? ['Its name says that it is a status.'] : []),
      ],
      isProven: fit >= 0.95 && isText && column.distinct >= 2,
    }
  })
}

export const applicantStatuses = (columns: FieldColumn[], ofJobs: ReadonlySet<FieldColumn>) =>
  statusesOf(columns, ofJobs, applicantRules.status)

export const jobStatuses = (columns: FieldColumn[]) => statusesOf(columns, new Set(), jobRules.status)

function isSmallSet(column: FieldColumn): boolean {
  if (column.count === 0 || column.meanLength > 40) return false
  if (column.share('text', 'integer', 'digits', 'boolean') < 1) return false
  return column.distinct <= Math.max(3, Math.min(20, column.count * 0.34))
}

/** Whether a job takes applications. Which values mean so is for a person to confirm, so none is ever proven. */
export function opensOf(columns: FieldColumn[]): ScoredValue<OpenAt>[] {
  const candidates = columns.filter((column) => isSmallSet(column) && column.filled >= 0.8 && column.distinct <= 6)
  const booleans = candidates.filter((column) => column.share('boolean') === 1 && column.distinct === 2)
  return candidates.map((column) => {
    const fit = jobRules.open(column.words)
    const isBoolean = column.share('boolean') === 1
    const isOnly = booleans.length === 1 && booleans[0] === column
    const saysOpen = !isBoolean && valuesSay(column)
    return {
      value: { at: column.pointer, values: openValues(column) },
      score:
        (isBoolean ? 0.15 : column.share('text') === 1 ? 0.08 : 0) +
        (isOnly ? 0.27 : 0) +
        (saysOpen ? 0.4 : 0) +
        (column.distinct === 2 ? 0.05 : 0) +
        fromName(fit, 0.5),
      filled: column.filled,
      reasons: [
        isBoolean ? 'It is yes or no.' : `It has ${column.distinct} values.`,
        ...(fit >= 0.8 ? ['Its name says that it is about being open or closed.'] : []),
        ...(saysOpen ? ['Its values are words for open and closed.'] : []),
        'Confirm which values mean that a job is open.',
      ],
      isProven: false,
    }
  })
}

/** Whether some of the values are words for open, or for closed. */
function valuesSay(column: FieldColumn): boolean {
  return distinctValues(column).some((value) => meansOpen(value) !== null)
}

/** The values that probably mean open: by their words, by the field's name, else what most jobs have. */
function openValues(column: FieldColumn): OpenAt['values'] {
  const values = distinctValues(column)
  const open = values.filter((value) => meansOpen(value) === true)
  if (open.length > 0) return open
  const notClosed = values.filter((value) => meansOpen(value) !== false)
  if (notClosed.length > 0 && notClosed.length < values.length) return notClosed
  const isNegative = column.words.last.has('closed') || column.words.last.has('hidden')
  const isPositive = column.words.last.has('open') || column.words.last.has('shown')
  const yes = values.filter((value) => value === true || value === 1 || value === '1')
  const no = values.filter((value) => value === false || value === 0 || value === '0')
  if (yes.length + no.length === values.length && isNegative !== isPositive)
    return isNegative ? orOpposite(no, yes) : orOpposite(yes, no)
  return mostFrequent(column, values)
}

/** A field that has one value only still says what the other would be. */
function orOpposite(wanted: OpenAt['values'], other: OpenAt['values']): OpenAt['values'] {
  const [only] = other
  if (wanted.length > 0) return wanted
  return typeof only === 'boolean' ? [!only] : typeof only === 'number' ? [1 - only] : []
}

function mostFrequent(column: FieldColumn, values: OpenAt['values']): OpenAt['values'] {
  const counted = values
    .map((value) => ({ value, count: column.values.filter((other) => other === value).length }))
    .sort((one, other) => other.count - one.count || (String(one.value) < String(other.value) ? -1 : 1))
  return counted.slice(0, 1).map(({ value }) => value)
}

function distinctValues(column: FieldColumn): OpenAt['values'] {
  return [...new Set(column.values.filter((value) => value !== null))].sort((one, other) =>
    String(one) < String(other) ? -1 : 1,
  )
}

/** What a value's words say: true for open, false for closed, null for neither. */
function meansOpen(value: string | number | boolean): boolean | null {
  if (typeof value !== 'string') return null
  const meanings = meaningsOf(value)
  const isClosed = meanings.some((set) => set.has('closed') || set.has('hidden'))
  const isOpen = meanings.some((set) => set.has('open') || set.has('shown'))
  if (isClosed) return false
  return isOpen ? true : null
}
