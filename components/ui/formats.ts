import { language } from '@/lib/text/language'
import { uiWords } from './words'

/** Formats in the reader's language, made on first use: each costs milliseconds that the first paint does not need. */
const made = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat | Intl.ListFormat>()

function once<Format extends Intl.DateTimeFormat | Intl.NumberFormat | Intl.ListFormat>(
  name: string,
  locale: string,
  make: (locale: string) => Format,
): Format {
  const key = `${name} ${locale}`
  const found = made.get(key)
  // Safe: each name is used with one type only, below.
  if (found) return found as Format
  const format = make(locale)
  made.set(key, format)
  return format
}

/** The person's language, in the browser with the region that it is set to for this language. */
export function locale(): string {
  const now = language()
  if (typeof document === 'undefined') return now
  return navigator.languages.find((tag) => tag.split('-')[0] === now) ?? now
}

function dateFormat(name: string, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  return (date) => once(name, locale(), (tag) => new Intl.DateTimeFormat(tag, options)).format(date)
}

/** "Feb 27, 2026, 3:56 PM", in the reader's locale and zone. */
export const shortMoment = dateFormat('short', { dateStyle: 'medium', timeStyle: 'short' })

/** The same to the second: "Feb 27, 2026, 3:56:04 PM". */
export const preciseMoment = dateFormat('precise', { dateStyle: 'medium', timeStyle: 'medium' })

/** The same with the weekday and the zone. */
export const longMoment = dateFormat('long', { dateStyle: 'full', timeStyle: 'long' })

/** "Feb 27, 2026" for a day without a time: `date` is its start in UTC, and no zone may shift it. */
export const shortDay = dateFormat('day', { dateStyle: 'medium', timeZone: 'UTC' })

/** The day of a moment in the reader's zone: "Feb 27, 2026". */
export const shortZonedDay = dateFormat('zoned-day', { dateStyle: 'medium' })

/** "3:56 PM". */
export const timeOfDay = dateFormat('time', { timeStyle: 'short' })

/** "1,250": of the language alone, so that the server writes the same as the browser. */
export const wholeNumber = (value: number) =>
  once('number', language(), (tag) => new Intl.NumberFormat(tag)).format(value)

/** "a, b, and c" */
export const listInWords = (texts: readonly string[]) =>
  once('list', language(), (tag) => new Intl.ListFormat(tag)).format(texts)

/** For the server, which does not know the zone: "27 Feb 2026, 15:56", in UTC. */
export function serverMoment(date: Date): string {
  return `${serverDay(date)}, ${date.toISOString().slice(11, 16)}`
}

const month = (date: Date) =>
  once('month', language(), (tag) => new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' })).format(date)

/** The same for a day without a time: "27 Feb 2026". */
export function serverDay(date: Date): string {
  return uiWords.day({ day: String(date.getUTCDate()), month: month(date), year: String(date.getUTCFullYear()) })
}
