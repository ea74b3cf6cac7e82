import { monthOfName } from './month-names'

/** The order in which a date's parts are written. */
export type DateOrder = 'year-month-day' | 'day-month-year' | 'month-day-year' | 'month-name'

type Day = { year: number; month: number; day: number; rest: string }

const yearFirst = /^(\d{4})(?:[-/.]|\s?[年년]\s*)(\d{1,2})(?:[-/.]|\s?[月월]\s*)(\d{1,2})(?:\s?[日일])?(?!\d)/
const compactDay = /^(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})?)?(?=Z|$)/
const yearLast = /^(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4})(?!\d)/
const dayThenName =
  /^(\d{1,2})(?:st|nd|rd|th|er|[.ºª])?[\s./-]*(?:de |di |of )?(\p{L}[\p{L}\p{M}]*)\.?,?[\s./-]*(?:de[l]? )?(\d{4}|\d{2})(?!\d)/iu
const nameThenDay = /^(\p{L}[\p{L}\p{M}]*)\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/iu
const weekday = /^\p{L}[\p{L}\p{M}]*\.?,?\s+(?=\d|\p{L})/u

/** Returns the date, with its time if it has one, as ISO text; null if it is not written in this order. */
export function readWrittenTime(text: string, order: DateOrder): string | null {
  const day = readDay(text.trim(), order)
  if (!day || !isInCalendar(day)) return null
  const date = `${day.year}-${padded(day.month)}-${padded(day.day)}`
  if (day.rest.trim() === '') return date
  const time = readTimeOfDay(day.rest)
  return time === null ? null : `${date}T${time}`
}

function readDay(text: string, order: DateOrder): Day | null {
  if (order === 'month-name') return readNamed(text) ?? readNamed(text.replace(weekday, ''))
  if (order === 'year-month-day') return readYearFirst(text)
  const found = yearLast.exec(text)
  if (!found) return null
  const [whole, one, , two, year] = found
  const [day, month] = order === 'day-month-year' ? [one, two] : [two, one]
  return { year: Number(year), month: Number(month), day: Number(day), rest: text.slice(whole.length) }
}

function readYearFirst(text: string): Day | null {
  const compact = compactDay.exec(text)
  const found = compact ?? yearFirst.exec(text)
  if (!found) return null
  const [whole, year, month, day, hour, minute, second = '00'] = found
  const rest = text.slice(whole.length)
  return {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    rest: compact && hour !== undefined ? `T${hour}:${minute}:${second}${rest}` : rest,
  }
}

function readNamed(text: string): Day | null {
  const dayFirst = dayThenName.exec(text)
  const nameFirst = dayFirst ? null : nameThenDay.exec(text)
  const [whole = '', day, name, year] = dayFirst ?? reordered(nameFirst)
  const month = name === undefined ? null : monthOfName(name)
  if (month === null) return null
  return { year: fullYear(Number(year)), month, day: Number(day), rest: text.slice(whole.length) }
}

function reordered(found: RegExpExecArray | null): (string | undefined)[] {
  return found ? [found[0], found[2], found[1], found[3]] : []
}

/** Some databases write `27-FEB-26`. */
function fullYear(year: number): number {
  return year >= 100 ? year : year < 70 ? 2000 + year : 1900 + year
}

function isInCalendar({ year, month, day }: Day): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const timeOfDay =
  /^[\s,T]*(午前|午後|上午|下午|오전|오후)?\s*(\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:[.,]\d{1,9})?)?\s*([ap]\.?\s?m\.?)?\s*(Z|[A-Z]{3,4}|(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?)?(?:\[[\w/+-]+\])?$/i
/** Abbreviations of time zones that mean only one offset: CST, IST and BST do not. */
const offsets: Record<string, string> = {
  Z: 'Z',
  UTC: 'Z',
  GMT: 'Z',
  WET: 'Z',
  CET: '+01:00',
  CEST: '+02:00',
  EET: '+02:00',
  EEST: '+03:00',
  MSK: '+03:00',
  JST: '+09:00',
  KST: '+09:00',
  EST: '-05:00',
  EDT: '-04:00',
  CDT: '-05:00',
  MST: '-07:00',
  MDT: '-06:00',
  PST: '-08:00',
  PDT: '-07:00',
}

function readTimeOfDay(text: string): string | null {
  const found = timeOfDay.exec(text)
  if (!found) return null
  const [, before, hours, minutes, seconds = '00', after, zone] = found
  const isAfternoon = before ? /[後下후]/.test(before) : after ? /^p/i.test(after) : null
  const written = Number(hours)
  if (isAfternoon !== null && (written < 1 || written > 12)) return null
  const hour = isAfternoon === null ? written : (written % 12) + (isAfternoon ? 12 : 0)
  const offset = zone === undefined ? '' : offsetOf(zone.toUpperCase())
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59 || offset === null) return null
  return `${padded(hour)}:${minutes}:${seconds}${offset}`
}

function offsetOf(zone: string): string | null {
  const [, sign, hours, minutes = '00'] = /^(?:UTC|GMT)?([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? []
  return sign === undefined ? (offsets[zone] ?? null) : `${sign}${padded(Number(hours))}:${minutes}`
}

function padded(number: number): string {
  return String(number).padStart(2, '0')
}
