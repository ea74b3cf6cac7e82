'use client'

import { serverDay, shortDay, shortMoment, shortZonedDay } from '../../ui/formats'
import { useIsBrowser } from '../../ui/use-is-browser'
import { isDay, type OpenDaySpan } from './days-span'
import { columnFilterWords } from './words'

/**
 * A time span in the reader's time zone: as days, or as moments if it does not begin and end at midnight. A span of
 * days has no time zone.
 */
export function DaysText({ from, until }: OpenDaySpan) {
  const isBrowser = useIsBrowser()
  const ends = [from, until].filter((end) => end !== null)
  const format = !isBrowser
    ? serverDay
    : ends.every(isDay)
      ? shortDay
      : ends.every(isMidnight)
        ? shortZonedDay
        : shortMoment
  const first = from === null ? null : format(new Date(from))
  const last = until === null ? null : format(new Date(Date.parse(until) - 1))
  if (first === null) return columnFilterWords.until({ day: last ?? '' })
  if (last === null) return columnFilterWords.since({ day: first })
  return first === last ? first : `${first} – ${last}`
}

function isMidnight(text: string): boolean {
  const date = new Date(text)
  return date.getHours() === 0 && date.getMinutes() === 0
}
