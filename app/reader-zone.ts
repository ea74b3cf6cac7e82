import 'server-only'
import { cookies } from 'next/headers'
import { timeZoneCookie, timeZoneOf } from '@/lib/text/time-zone'

/** Returns the requesting browser's time zone as an IANA name; UTC until the browser has sent it. */
export async function readerZone(): Promise<string> {
  return timeZoneOf((await cookies()).get(timeZoneCookie)?.value) ?? 'UTC'
}
