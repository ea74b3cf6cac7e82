'use client'

import { useIsBrowser } from './use-is-browser'

const serverFormats = { short: format('medium', 'short', 'en-GB', 'UTC'), long: format('full', 'long', 'en-GB', 'UTC') }
let browserFormats: typeof serverFormats | undefined

/** A point in time in the reader's own locale and zone; the zone shows on hover. The server does not know them and says it in UTC. */
export function Time({ iso }: { iso: string }) {
  const isBrowser = useIsBrowser()
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return <>{iso}</>
  if (isBrowser) browserFormats ??= { short: format('medium', 'short'), long: format('full', 'long') }
  const { short, long } = (isBrowser ? browserFormats : undefined) ?? serverFormats
  return (
    <time dateTime={iso} title={long.format(date)}>
      {short.format(date)}
    </time>
  )
}

type Style = 'full' | 'long' | 'medium' | 'short'

function format(dateStyle: Style, timeStyle: Style, locale?: string, timeZone?: string) {
  return new Intl.DateTimeFormat(locale, { dateStyle, timeStyle, ...(timeZone ? { timeZone } : {}) })
}
