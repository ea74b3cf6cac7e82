import { isDate, isDateTime } from './date-times'
import type { ValueKind } from './value-kind'

/** Longer texts are long texts. */
const longFrom = 120

/**
 * Returns the kind of a record's value. Only clear email addresses, phone numbers, dates and links are recognized:
 * digits alone stay text, and so do links that are not http or https or that carry a login.
 */
export function valueKindOf(value: unknown): ValueKind {
  if (typeof value === 'string') return kindOfText(value)
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  if (typeof value !== 'object') return value === undefined ? 'empty' : 'text'
  if (value === null) return 'empty'
  if (Array.isArray(value)) return value.length > 0 ? 'list' : 'empty'
  return hasFields(value) ? 'nested' : 'empty'
}

/** Whether there is a value: not null, not "", not an empty list or object. */
export function isFilled(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false
  if (typeof value !== 'object') return true
  return Array.isArray(value) ? value.length > 0 : hasFields(value)
}

const isPhone = /^(?:\+\d[\d ().\-/]{5,22}\d|\(\d{2,5}\)[ -]?\d[\d .-]{3,14}\d|\d{3}([-. ])\d{3}\1\d{4})$/
const isUrl = /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i
const isEmail = /^[^\s@<>()[\]",;:?&%#\\/]{1,64}@[^\s@<>()[\]",;:?&%#\\/.]+(?:\.[^\s@<>()[\]",;:?&%#\\/.]+)+$/

/** The first character tells which pattern is worth a try: this runs for every text of every record. */
function kindOfText(text: string): ValueKind {
  const { length } = text
  if (length === 0) return 'empty'
  const first = text.charCodeAt(0)
  const isDigit = first >= 48 && first <= 57
  if (isDigit && length >= 10) {
    if (isDate(text)) return 'date'
    if (isDateTime(text)) return 'date-time'
  }
  if ((isDigit || first === 43 || first === 40) && length >= 7 && length <= 24 && hasEnoughDigits(text)) return 'phone'
  if ((first === 104 || first === 72) && length >= 8 && isUrl.test(text)) return 'url'
  if (length > longFrom || text.includes('\n') || text.includes('\r')) return 'long-text'
  if (text.includes('@') && isEmail.test(text)) return 'email'
  return 'text'
}

/** Phone numbers have 7 to 15 digits (ITU E.164). */
function hasEnoughDigits(text: string): boolean {
  if (!isPhone.test(text)) return false
  let digits = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code >= 48 && code <= 57) digits++
  }
  return digits >= 7 && digits <= 15
}

/** Avoids creating the list of keys: for most objects the loop ends at the first one. */
function hasFields(value: object): boolean {
  for (const key in value) if (Object.hasOwn(value, key)) return true
  return false
}
