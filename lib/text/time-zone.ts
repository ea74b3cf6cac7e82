/** The cookie with the browser's time zone, which decides when days begin and end. */
export const timeZoneCookie = 'time-zone'

/** Returns a valid zone name, else null. Offsets are rejected: PostgreSQL reads them with the opposite sign. */
export function timeZoneOf(name: string | undefined): string | null {
  if (!name || !/^[A-Za-z][\w/+-]{0,59}$/.test(name)) return null
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name
  } catch {
    return null
  }
}
