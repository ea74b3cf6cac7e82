import 'server-only'
import { cookies } from 'next/headers'
import { timeZoneCookie, timeZoneOf } from '@/lib/overview/contract'

/** The time zone of the browser that asks, as an IANA name; UTC until it has told. */
export async function readerZone(): Promise<string> {
  return timeZoneOf((await cookies()).get(timeZoneCookie)?.value) ?? 'UTC'
}
