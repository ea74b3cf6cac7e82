import 'server-only'
import { config } from '@/lib/runtime/config'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a write comes from our own pages. Refused when both headers are missing: every supported browser sends at
 * least one.
 */
export function isSameOriginWrite(headers: Headers): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (origin === null && site === null) return false
  return (origin === null || isOurs(origin)) && (site === null || site === 'same-origin')
}

/** Whether a read comes from our own pages, or from no page at all (a typed address, a program). */
export function isSameOriginRead(headers: Headers): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  return (origin === null || isOurs(origin)) && (site === null || site === 'same-origin' || site === 'none')
}

/** The loopback names count as one, so that a desk started as localhost works at 127.0.0.1. */
function isOurs(origin: string): boolean {
  const own = new URL(config().app.url)
  if (!URL.canParse(origin)) return false
  const theirs = new URL(origin)
  if (theirs.origin === own.origin) return theirs.origin !== 'null'
  return (
    loopback.has(own.hostname) &&
    loopback.has(theirs.hostname) &&
    theirs.protocol === own.protocol &&
    theirs.port === own.port
  )
}
