import { readDotNetTime } from '../../records/epoch'
import { valueKindOf } from '../../records/kind-of'
import { type DateOrder, readWrittenTime } from '../../records/written-time'

/** What a single value looks like. Texts of digits are `digits`, since ids and phone numbers take that form. */
export type Kind =
  | 'email'
  | 'phone'
  | 'url'
  | 'uuid'
  | 'integer'
  | 'digits'
  | 'decimal'
  | 'boolean'
  | 'iso'
  | 'written-date'
  | 'long-text'
  | 'text'

const isUuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const isLocalIso = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?$/
/** Three numbers, or a day, a month's name and a year: worth trying to read as a date. */
const isLikeDate =
  /^\d{1,4}\s?[./年년-]\s?\d{1,2}\s?[./月월-]\s?\d|^(?:\p{L}+\.?,?\s)?\d{1,2}[\s.-].*\p{L}|^\p{L}{3,}\.?\s\d{1,2}\D/u
export const dateOrders: readonly DateOrder[] = ['day-month-year', 'month-day-year', 'year-month-day', 'month-name']
const maxDateLength = 45
const longest = 300

/** The kind of a value that is not an object or a list; null for an empty value. */
export function kindOfScalar(value: unknown): Kind | null {
  if (typeof value === 'boolean') return 'boolean'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'decimal'
  if (typeof value !== 'string' || value.trim() === '') return null
  if (value.length > longest) return 'long-text'
  if (isUuid.test(value)) return 'uuid'
  if (/^\d+$/.test(value)) return 'digits'
  if (isLocalIso.test(value)) return 'iso'
  const kind = valueKindOf(value.trim())
  if (kind === 'date' || kind === 'date-time') return 'iso'
  if (isWrittenDate(value.trim()) || readDotNetTime(value.trim()) !== null) return 'written-date'
  if (kind === 'email' || kind === 'phone' || kind === 'url' || kind === 'long-text') return kind
  return looksLikePhone(value) ? 'phone' : 'text'
}

function isWrittenDate(value: string): boolean {
  if (value.length > maxDateLength || !isLikeDate.test(value)) return false
  return dateOrders.some((order) => readWrittenTime(value, order) !== null)
}

/** Includes domestic formats: `0170 1234567`, `(030) 123-456`. */
function looksLikePhone(value: string): boolean {
  if (!/^[+(0][\d ()./-]{6,22}$/.test(value)) return false
  const digits = value.replaceAll(/\D/g, '').length
  return digits >= 7 && digits <= 15
}
