import { dateFormat, numberFormat } from '@/lib/text/intl-formats'
import { language } from '@/lib/text/language'

/**
 * Returns the user's language with the region from their browser's languages. The server passes the tag it used to
 * the page (`data-locale`), so that both format the same way.
 */
export function locale(): string {
  const now = language()
  if (typeof document === 'undefined') return globalThis.requestLocale?.() ?? now
  return document.documentElement.dataset.locale ?? now
}

function inLocale(options: Intl.DateTimeFormatOptions) {
  let made: { tag: string; format: Intl.DateTimeFormat } | undefined
  return (date: Date) => {
    const tag = locale()
    if (made?.tag !== tag) made = { tag, format: dateFormat(tag, options) }
    return made.format.format(date)
  }
}

/** "Feb 27, 2026, 3:56 PM", in the reader's locale and time zone. */
export const shortMoment = inLocale({ dateStyle: 'medium', timeStyle: 'short' })

/** The same to the second: "Feb 27, 2026, 3:56:04 PM". */
export const preciseMoment = inLocale({ dateStyle: 'medium', timeStyle: 'medium' })

/** The same with the weekday and the time zone. */
export const longMoment = inLocale({ dateStyle: 'full', timeStyle: 'long' })

/** "Feb 27, 2026" for a day without a time: `date` is its start in UTC, and must not be shifted by a time zone. */
export const shortDay = inLocale({ dateStyle: 'medium', timeZone: 'UTC' })

/** The day of a moment in the reader's time zone: "Feb 27, 2026". */
export const shortZonedDay = inLocale({ dateStyle: 'medium' })

const zonedDayOfYear = inLocale({ month: 'short', day: 'numeric' })
const dayWithYear = inLocale({ month: 'short', day: 'numeric', year: 'numeric' })

const momentOfYear = (date: Date) => `${zonedDayOfYear(date)}, ${timeOfDay(date)}`

const withoutThisYear = (inThisYear: typeof momentOfYear) => (date: Date) =>
  date.getFullYear() === new Date().getFullYear() ? inThisYear(date) : dayWithYear(date)

/** For lists, where a full date would be cut off: "Feb 27, 3:56 PM" this year, else "Feb 27, 2025". */
export const listMoment = withoutThisYear(momentOfYear)

/** The day of a moment in the reader's time zone, where space is short: "Feb 27" this year, else "Feb 27, 2025". */
export const listZonedDay = withoutThisYear(zonedDayOfYear)

/** A day without a time, as charts and the server show it: "Feb 27, 2026". */
export const serverDay = inLocale({ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** "Feb 27", in UTC. */
export const serverDayOfYear = inLocale({ month: 'short', day: 'numeric', timeZone: 'UTC' })

/** The same for a day without a time: "Feb 27" this year, else "Feb 27, 2025". */
export function listDay(date: Date): string {
  return date.getUTCFullYear() === new Date().getFullYear() ? serverDayOfYear(date) : serverDay(date)
}

/** A day without a time in full: "Friday, February 27, 2026". */
export const longDay = inLocale({ dateStyle: 'full', timeZone: 'UTC' })

/** "3:56 PM". */
export const timeOfDay = inLocale({ timeStyle: 'short' })

const weekday = inLocale({ weekday: 'short' })

/** For the last few days: "3:56 PM" today, "Fri 3:56 PM" before. */
export function recentMoment(date: Date): string {
  return date.toDateString() === new Date().toDateString() ? timeOfDay(date) : `${weekday(date)} ${timeOfDay(date)}`
}

/** "1,250": depends on the language alone, so that the server and the browser format the same way. */
export const wholeNumber = (value: number) => numberFormat(language()).format(value)

/** For the server, which does not know the reader's time zone: "Feb 27, 2026, 15:56", in UTC. */
export function serverMoment(date: Date): string {
  return `${serverDay(date)}, ${utcTime(date)}`
}

const utcTime = (date: Date) => date.toISOString().slice(11, 16)

/** Like `listMoment`: "Feb 27, 15:56" this year, else "Feb 27, 2025". */
export function serverListMoment(date: Date): string {
  return isOfThisYear(date) ? `${serverDayOfYear(date)}, ${utcTime(date)}` : serverDay(date)
}

/** Like `listDay`: "Feb 27" this year, else "Feb 27, 2025". */
export function serverListDay(date: Date): string {
  return isOfThisYear(date) ? serverDayOfYear(date) : serverDay(date)
}

const isOfThisYear = (date: Date) => date.getUTCFullYear() === new Date().getUTCFullYear()
