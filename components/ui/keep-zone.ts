import { timeZoneCookie } from '@/lib/text/time-zone'
import { keepCookie } from './keep-cookie'

/** Sends the browser's time zone to the server from now on, and returns it: an IANA name, or null if unknown. */
export function keepZone(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  if (!timeZone) return null
  keepCookie(timeZoneCookie, timeZone)
  return timeZone
}
