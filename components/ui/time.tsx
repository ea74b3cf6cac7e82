'use client'

import type { PointerEvent } from 'react'
import { longMoment, preciseMoment, serverMoment, shortMoment } from './formats'
import { useIsBrowser } from './use-is-browser'

/** A moment in the reader's locale and zone, in full on hover; in UTC on the server. `isPrecise`: to the second. */
export function Time({ iso, isPrecise = false }: { iso: string; isPrecise?: boolean }) {
  const isBrowser = useIsBrowser()
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return <>{iso}</>
  const tell = (event: PointerEvent<HTMLTimeElement>) => {
    event.currentTarget.title = longMoment(date)
  }
  return (
    <time dateTime={iso} onPointerEnter={tell}>
      {isBrowser ? (isPrecise ? preciseMoment(date) : shortMoment(date)) : serverMoment(date)}
    </time>
  )
}
