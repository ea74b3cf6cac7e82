'use client'

import type { PointerEvent } from 'react'
import { longMoment, preciseMoment, serverDay, serverMoment, shortDay, shortMoment } from './formats'
import { useIsBrowser } from './use-is-browser'

/**
 * A moment in the reader's locale and zone, in full on hover; in UTC on the server. `isPrecise`: to the second. A day
 * without a time stays the same day in every zone.
 */
export function Time({ iso, isPrecise = false }: { iso: string; isPrecise?: boolean }) {
  const isBrowser = useIsBrowser()
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return <>{iso}</>
  if (day.test(iso)) return <time dateTime={iso}>{isBrowser ? shortDay(date) : serverDay(date)}</time>
  const tell = (event: PointerEvent<HTMLTimeElement>) => {
    event.currentTarget.title = longMoment(date)
  }
  return (
    <time dateTime={iso} onPointerEnter={tell}>
      {isBrowser ? (isPrecise ? preciseMoment(date) : shortMoment(date)) : serverMoment(date)}
    </time>
  )
}

const day = /^\d{4}-\d{2}-\d{2}$/
