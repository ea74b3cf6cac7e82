import { sheetWords } from './words'

/** A text as a date or time for the schema, or how to write it. */
export type ReadText = { text: string } | { error: string }

/** Reads a date, year first, or day first with dots; ambiguous dates are not guessed. A time of midnight is dropped. */
export function readDate(text: string): ReadText {
  const [date = '', ...rest] = text.split(/[T ]/)
  const isMidnight = rest.length === 0 || /^0?0:00(?::00(?:\.0+)?)?(?:Z)?$/.test(rest.join(''))
  const day = isMidnight ? readDay(date) : null
  return day === null ? { error: sheetWords.date } : 'error' in day ? day : { text: day.text }
}

/** Reads a date with a time, in ISO; a time without a zone is in the user's own. */
export function readDateTime(text: string): ReadText {
  const found = /^(\S+?)(?:T|\s+)(\d{1,2}):(\d{2})(:\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(text)
  const day = found?.[1] === undefined ? null : readDay(found[1])
  if (!found || day === null) return { error: sheetWords.dateTime }
  if ('error' in day) return day
  const [, , hours = '', minutes = '', seconds = '', zone = ''] = found
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds.slice(1)) >= 60)
    return { error: sheetWords.dateTime }
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase()
  return { text: `${day.text}T${hours.padStart(2, '0')}:${minutes}${seconds}${offset}` }
}

function readDay(text: string): ReadText | null {
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text)
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  const [year, month, day] = iso ? [iso[1], iso[3], iso[4]] : dotted ? [dotted[3], dotted[2], dotted[1]] : []
  if (year === undefined || month === undefined || day === undefined) return null
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${written}T00:00:00Z`)
  const isThere = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written)
  return isThere ? { text: written } : { error: sheetWords.noSuchDay }
}
