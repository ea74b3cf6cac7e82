'use client'

import { type FocusEvent, useState } from 'react'
import { relativeFormat } from '@/lib/text/intl-formats'
import { locale, longMoment } from './formats'
import { useMinute } from './use-minute'
import { uiWords } from './words'

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

type RelativeTimeProps = {
  iso: string
  /** Inside a row or link, which is focusable itself, the time is not a tab stop. */
  isInRow?: boolean
}

/** How long ago, or how far ahead, a moment is: "3 days ago". The full date shows on hover and focus, once hydrated. */
export function RelativeTime({ iso, isInRow = false }: RelativeTimeProps) {
  const minute = useMinute()
  const [tip, setTip] = useState<{ left: number; top: number } | null>(null)
  const date = new Date(iso)
  const text = relative((date.getTime() - Date.now()) / 1_000)
  // The server's minute may have passed by hydration. The different key makes React replace the element.
  if (minute === null)
    return (
      <time key="server" dateTime={iso} suppressHydrationWarning>
        {text}
      </time>
    )
  const full = longMoment(date)
  if (isInRow)
    return (
      <time dateTime={iso} title={full}>
        {text}
      </time>
    )
  const show = ({ currentTarget }: FocusEvent<HTMLTimeElement>) => {
    if (!currentTarget.matches(':focus-visible')) return
    const { left, bottom } = currentTarget.getBoundingClientRect()
    setTip({ left, top: bottom + 4 })
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the full time is for the keyboard too
    <time dateTime={iso} title={full} tabIndex={0} onFocus={show} onBlur={() => setTip(null)} className="rounded-[3px]">
      {text}
      {tip && (
        <span
          aria-hidden
          style={tip}
          className="fixed z-50 rounded-control bg-ink px-2 py-1 text-small whitespace-nowrap text-surface"
        >
          {full}
        </span>
      )}
    </time>
  )
}

function relative(seconds: number): string {
  const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? ['minute', 60]
  if (Math.abs(seconds) < size) return uiWords.justNow
  return relativeFormat(locale(), { numeric: 'always' }).format(Math.trunc(seconds / size), unit)
}
