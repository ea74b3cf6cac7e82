import { timeZoneCookie } from '@/lib/overview/contract'
import { keepCookie } from './keep-cookie'

/** Tells the server the browser's time zone from now on, and returns it: an IANA name, or null where it has none. */
export function keepZone(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  if (!timeZone) return null
  keepCookie(timeZoneCookie, timeZone)
  return timeZone
}
