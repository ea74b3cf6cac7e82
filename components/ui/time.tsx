'use client'

import type { PointerEvent } from 'react'
import { longMoment, preciseMoment, recentMoment, serverDay, serverMoment, shortDay, shortMoment } from './formats'
import { useIsBrowser } from './use-is-browser'

type TimeProps = { iso: string; isPrecise?: boolean; isRecent?: boolean }

/**
 * A moment in the reader's locale and time zone, with the full date on hover; in UTC on the server. `isPrecise`: to the
 * second. `isRecent`: within the last few days, without the date. A day without a time is the same in every time zone.
 */
export function Time({ iso, isPrecise = false, isRecent = false }: TimeProps) {
  const isBrowser = useIsBrowser()
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return <>{iso}</>
  if (day.test(iso)) return <time dateTime={iso}>{isBrowser ? shortDay(date) : serverDay(date)}</time>
  const inBrowser = isPrecise ? preciseMoment : isRecent ? recentMoment : shortMoment
  const tell = (event: PointerEvent<HTMLTimeElement>) => {
    event.currentTarget.title = longMoment(date)
  }
  return (
    <time dateTime={iso} onPointerEnter={tell}>
      {isBrowser ? inBrowser(date) : serverMoment(date)}
    </time>
  )
}

const day = /^\d{4}-\d{2}-\d{2}$/
