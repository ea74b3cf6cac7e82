import { valueKindOf } from '../../records/kind-of'

/** What a single value looks like. Texts of digits are `digits`, since ids and phone numbers are written so. */
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
  | 'dotted-day'
  | 'slashed-day'
  | 'long-text'
  | 'text'

const isUuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const isLocalIso = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?$/
const isDottedDay = /^\d{1,2}\.\d{1,2}\.\d{4}(?:,?[ T]+\d{1,2}:\d\d(?::\d\d)?)?$/
const isSlashedDay = /^\d{1,2}([/-])\d{1,2}\1\d{4}(?:,?[ T]+\d{1,2}:\d\d(?::\d\d)?)?$/
const longest = 300

/** The kind of a value that is no object and no list; null for one that is empty. */
export function kindOfScalar(value: unknown): Kind | null {
  if (typeof value === 'boolean') return 'boolean'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'decimal'
  if (typeof value !== 'string' || value.trim() === '') return null
  if (value.length > longest) return 'long-text'
  if (isUuid.test(value)) return 'uuid'
  if (/^\d+$/.test(value)) return 'digits'
  if (/^\d/.test(value)) {
    if (isLocalIso.test(value)) return 'iso'
    if (isDottedDay.test(value)) return 'dotted-day'
    if (isSlashedDay.test(value)) return 'slashed-day'
  }
  const kind = valueKindOf(value.trim())
  if (kind === 'date' || kind === 'date-time') return 'iso'
  if (kind === 'email' || kind === 'phone' || kind === 'url' || kind === 'long-text') return kind
  return looksLikePhone(value) ? 'phone' : 'text'
}

/** Also numbers as people write them at home: `0170 1234567`, `(030) 123-456`. */
function looksLikePhone(value: string): boolean {
  if (!/^[+(0][\d ()./-]{6,22}$/.test(value)) return false
  const digits = value.replaceAll(/\D/g, '').length
  return digits >= 7 && digits <= 15
}
