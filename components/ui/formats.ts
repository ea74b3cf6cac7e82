/** Formats in the reader's locale, made on first use: each costs milliseconds that the first paint does not need. */
const made = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()

function once<Format extends Intl.DateTimeFormat | Intl.NumberFormat>(name: string, make: () => Format): Format {
  const found = made.get(name)
  // Safe: each name is used with one type only, below.
  if (found) return found as Format
  const format = make()
  made.set(name, format)
  return format
}

/** "Feb 27, 2026, 3:56 PM", in the reader's locale and zone. */
export const shortMoment = (date: Date) =>
  once('short', () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })).format(date)

/** The same to the second: "Feb 27, 2026, 3:56:04 PM". */
export const preciseMoment = (date: Date) =>
  once('precise', () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' })).format(date)

/** The same with the weekday and the zone. */
export const longMoment = (date: Date) =>
  once('long', () => new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' })).format(date)

/** "Feb 27, 2026" for a day without a time: `date` is its start in UTC, and no zone may shift it. */
export const shortDay = (date: Date) =>
  once('day', () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })).format(date)

/** The day of a moment in the reader's zone: "Feb 27, 2026". */
export const shortZonedDay = (date: Date) =>
  once('zoned-day', () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })).format(date)

/** "3:56 PM". */
export const timeOfDay = (date: Date) =>
  once('time', () => new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })).format(date)

/** "1,250" */
export const wholeNumber = (value: number) => once('number', () => new Intl.NumberFormat()).format(value)

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** For the server, which knows neither locale nor zone: "27 Feb 2026, 15:56", in UTC. */
export function serverMoment(date: Date): string {
  return `${serverDay(date)}, ${date.toISOString().slice(11, 16)}`
}

/** The same for a day without a time: "27 Feb 2026". */
export function serverDay(date: Date): string {
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}
