'use client'

import type { PointerEvent } from 'react'
import { longMoment, serverMoment } from './formats'
import { useIsBrowser } from './use-is-browser'

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** How long ago, or how far ahead, a moment is: "3 days ago". In full on hover; the moment itself on the server. */
export function RelativeTime({ iso }: { iso: string }) {
  const isBrowser = useIsBrowser()
  const date = new Date(iso)
  const tell = (event: PointerEvent<HTMLTimeElement>) => {
    event.currentTarget.title = longMoment(date)
  }
  return (
    <time dateTime={iso} onPointerEnter={tell}>
      {isBrowser ? relative((date.getTime() - Date.now()) / 1_000) : serverMoment(date)}
    </time>
  )
}

function relative(seconds: number): string {
  const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? ['minute', 60]
  if (Math.abs(seconds) < size) return 'just now'
  return new Intl.RelativeTimeFormat(undefined, { numeric: 'always' }).format(Math.trunc(seconds / size), unit)
}
