import type { FieldWord } from '../../records/field-words'
import { meaningsOf } from '../../records/name-words'
import { normalizeText } from '../../records/normalize-text'
import { fromName, type ScoredValue } from './choose-guess'
import { dependenceOnOrder } from './depends-on-order'
import type { FieldColumn } from './field-column'
import { applicantRules, jobRules, type NameRule } from './path-words'
import type { OpenAt } from './proposal'

/** The F above which chance is unlikely: one column in a hundred. */
const clearDependence = 3.5

/** Fields that could be an application's status: a few texts that keep recurring. */
function statusesOf(columns: FieldColumn[], ofJobs: ReadonlySet<FieldColumn>, rule: NameRule): ScoredValue<string>[] {
  return columns
    .filter(
      (column) =>
        isSmallSet(column, rule(column.words) >= 0.8 || saysOpenOrClosed(column)) &&
        column.filled >= 0.5 &&
        !ofJobs.has(column) &&
        column.share('boolean') === 0,
    )
    .map((column) => {
      const named = rule(column.words)
      // "state" is not a part of the country if its values are words for open and closed.
      const fit = named === 0.3 && rule === jobRules.status && saysOpenOrClosed(column) ? 1 : named
      const isText = column.share('text') >= 0.9
      const follows =
        rule === applicantRules.status && column.distinct >= 3 && dependenceOnOrder(column) >= clearDependence
      return {
        value: column.pointer,
        score:
          0.15 +
          (isText ? 0.05 : -0.05) +
          0.05 * column.filled +
          (follows ? 0.2 : 0) +
          fromName(fit, 0.5) -
          (fit === 0.3 && !follows ? 0.1 : 0),
        filled: column.filled,
        reasons: [
          { code: 'values-in-records', values: column.distinct, records: column.count },
          ...(follows ? [{ code: 'changes-with-age' as const }] : []),
          ...(fit >= 0.8 ? [{ code: 'named-status' as const }] : []),
        ],
        isProven: fit >= 0.95 && isText && follows,
      }
    })
}

export const applicantStatuses = (columns: FieldColumn[], ofJobs: ReadonlySet<FieldColumn>) =>
  statusesOf(columns, ofJobs, applicantRules.status)

export const jobStatuses = (columns: FieldColumn[]) => statusesOf(columns, new Set(), jobRules.status)

/** `isTold`: names or words say what the values are, so that they need not recur as often. */
function isSmallSet(column: FieldColumn, isTold: boolean): boolean {
  if (column.count === 0 || column.meanLength > 40) return false
  if (column.share('text', 'integer', 'digits', 'boolean') < 1) return false
  return column.distinct <= Math.max(3, Math.min(20, column.count * (isTold ? 0.6 : 0.34)))
}

/**
 * Fields that could say whether a job accepts applications. A person must confirm which values mean that, so none is
 * ever proven. `applicants`: how many of the newest applicants each job has, if known.
 */
export function opensOf(columns: FieldColumn[], applicants: number[] | null): ScoredValue<OpenAt>[] {
  const candidates = columns.filter(
    (column) => isSmallSet(column, saysOpenOrClosed(column)) && column.filled >= 0.8 && column.distinct <= 6,
  )
  const switches = candidates.filter((column) => isSwitch(column) && column.distinct === 2)
  const isSaidElsewhere = candidates.some((column) => column.distinct > 1 && saysOpenOrClosed(column))
  return candidates.map((column) => {
    const fit = jobRules.open(column.words)
    const isOnly = switches.length === 1 && switches[0] === column && (fit === 1 || !isSaidElsewhere)
    const saysOpen = saysOpenOrClosed(column)
    const saysShown = !isSwitch(column) && !saysOpen && valuesSay(column, 'shown', 'hidden')
    const deserted = applicants ? desertedValues(column, applicants) : []
    return {
      value: { at: column.pointer, values: openValues(column, deserted) },
      score:
        (isSwitch(column) ? 0.15 : column.share('text') === 1 ? 0.08 : 0) +
        (isOnly ? 0.27 : 0) +
        (saysOpen ? 0.4 : saysShown ? 0.3 : 0) +
        (deserted.length > 0 ? 0.3 : 0) +
        (column.distinct === 2 ? 0.05 : 0) +
        fromName(fit, 0.5),
      filled: column.filled,
      reasons: [
        isSwitch(column) ? { code: 'yes-or-no' } : { code: 'values', values: column.distinct },
        ...(fit >= 0.8 ? [{ code: 'named-open' as const }] : []),
        ...(saysOpen ? [{ code: 'says-open-or-closed' as const }] : []),
        ...(deserted.length > 0 ? [{ code: 'few-applicants' as const }] : []),
        { code: 'confirm-open' },
      ],
      isProven: false,
    }
  })
}

function saysOpenOrClosed(column: FieldColumn): boolean {
  return !isSwitch(column) && valuesSay(column, 'open', 'closed')
}

const yes = wordsOf(
  'true 1 y yes ja oui si sim tak t j o s on jo kylla ano evet igen da да так ναι نعم כן हां हाँ 예 네 co ya はい 是',
)
const no = wordsOf(
  'false 0 n no nein non nao nee nie f off nej nei ei ne hayir nem nu нет ні οχι لا לא नहीं 아니오 아니요 khong tidak いいえ 否',
)

function wordsOf(text: string): Set<string> {
  return new Set(text.split(' ').map(normalizeText))
}

/** A boolean, or yes and no in any wording. */
function isSwitch(column: FieldColumn): boolean {
  return distinctValues(column).every((value) => saysYes(value) !== null)
}

function saysYes(value: string | number | boolean): boolean | null {
  const text = normalizeText(String(value))
  return yes.has(text) ? true : no.has(text) ? false : null
}

/** The values whose jobs have far fewer of the newest applicants than their number would suggest. */
function desertedValues(column: FieldColumn, applicants: number[]): OpenAt['values'] {
  const all = applicants.reduce((sum, count) => sum + count, 0)
  const values = distinctValues(column)
  const deserted = values.filter((value) => {
    const rows = [...column.values.keys()].filter((row) => column.values[row] === value)
    const expected = (all * rows.length) / Math.max(1, column.values.length)
    return expected >= 8 && rows.reduce((sum, row) => sum + (applicants[row] ?? 0), 0) < expected * 0.35
  })
  return deserted.length < values.length ? deserted : []
}

/** Whether the words of some values have one of these meanings. */
function valuesSay(column: FieldColumn, ...wanted: FieldWord[]): boolean {
  return distinctValues(column).some(
    (value) => typeof value === 'string' && meaningsOf(value).some((set) => wanted.some((word) => set.has(word))),
  )
}

/** The values that probably mean open: by their words, the field's name, the applicants, else the most frequent. */
function openValues(column: FieldColumn, deserted: OpenAt['values']): OpenAt['values'] {
  const values = distinctValues(column)
  const open = values.filter((value) => meansOpen(value) === true)
  if (open.length > 0) return open
  const notClosed = values.filter((value) => meansOpen(value) !== false)
  if (notClosed.length > 0 && notClosed.length < values.length) return notClosed
  const isNegative = column.words.last.has('closed') || column.words.last.has('hidden')
  const isPositive = column.words.last.has('open') || column.words.last.has('shown')
  if (isSwitch(column) && isNegative !== isPositive) {
    const [on, off] = [true, false].map((wanted) => values.filter((value) => saysYes(value) === wanted))
    return isNegative ? inferFromOpposite(off ?? [], on ?? []) : inferFromOpposite(on ?? [], off ?? [])
  }
  return deserted.length > 0 ? values.filter((value) => !deserted.includes(value)) : mostFrequent(column, values)
}

/** If a field has only one value, its opposite can be inferred. */
function inferFromOpposite(wanted: OpenAt['values'], other: OpenAt['values']): OpenAt['values'] {
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

/** What a value's words mean: true for open, false for closed, null for neither. */
function meansOpen(value: string | number | boolean): boolean | null {
  if (typeof value !== 'string') return null
  const meanings = meaningsOf(value)
  const isClosed = meanings.some((set) => set.has('closed') || set.has('hidden'))
  const isOpen = meanings.some((set) => set.has('open') || set.has('shown'))
  if (isClosed) return false
  return isOpen ? true : null
}
