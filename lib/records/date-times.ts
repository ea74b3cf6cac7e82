const zero = 48
const nine = 57

/** Whether the text is an existing calendar day in ISO form: `2026-02-27`. */
export function isDate(text: string): boolean {
  return text.length === 10 && startsWithDay(text)
}

/** Whether the text is an ISO date and time with a zone: `2026-02-27T15:56:00Z`, `2026-02-27T15:56+01:00`. */
export function isDateTime(text: string): boolean {
  return text.length >= 17 && text.charCodeAt(10) === 84 && startsWithDay(text) && isTimeWithZone.test(text.slice(11))
}

const isTimeWithZone = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/

/** Returns the milliseconds since 1970 of a date (its start in UTC) or a date and time; NaN for any other text. */
export function toMillis(text: string): number {
  if (isDate(text)) return Date.parse(text)
  // Not every browser parses a zone without its colon.
  return isDateTime(text) ? Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')) : Number.NaN
}

/** Returns a day without a time as a moment that falls on that day from Hawaii to New Zealand; other texts unchanged. */
export function momentWithinDay(text: string): string {
  return isDate(text) ? `${text}T10:00:00Z` : text
}

/** Character by character, since this runs for every text of every record. */
function startsWithDay(text: string): boolean {
  if (text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45) return false
  const year = numberAt(text, 0, 4)
  const month = numberAt(text, 5, 7)
  const day = numberAt(text, 8, 10)
  return year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** Returns the whole number at these character positions, or -1 if they are not all digits. */
function numberAt(text: string, from: number, to: number): number {
  let number = 0
  for (let index = from; index < to; index++) {
    const code = text.charCodeAt(index)
    if (!(code >= zero && code <= nine)) return -1
    number = number * 10 + code - zero
  }
  return number
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Whether an ISO time is in the year 0, which JavaScript accepts and PostgreSQL rejects. */
export function hasYearZero(text: string): boolean {
  return text.startsWith('0000')
}
