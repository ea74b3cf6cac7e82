'use client'

import { serverDay, shortMoment, shortZonedDay } from '../../ui/formats'
import { useIsBrowser } from '../../ui/use-is-browser'

/** A span of time in the reader's own zone: its days, or its moments where it does not begin and end at midnight. */
export function AppliedDays({ from, until }: { from: string; until: string }) {
  const isBrowser = useIsBrowser()
  const [first, last] = [new Date(from), new Date(Date.parse(until) - 1)]
  if (!isBrowser) return <>{inWords(serverDay(first), serverDay(last))}</>
  if (!isMidnight(first) || !isMidnight(new Date(until))) return <>{inWords(shortMoment(first), shortMoment(last))}</>
  return <>{inWords(shortZonedDay(first), shortZonedDay(last))}</>
}

function inWords(first: string, last: string): string {
  return first === last ? first : `${first} – ${last}`
}

function isMidnight(date: Date): boolean {
  return date.getHours() === 0 && date.getMinutes() === 0
}
