import { eq } from 'drizzle-orm'
import { signInAttempts, users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'

type SetCookie = { name: string; value: string; options: object }

let jar = new Map<string, string>()
let otherHeaders: Record<string, string> = {}
/** Cookies set since the last `carryCookie`, newest last. */
export let setCookies: SetCookie[] = []

/** Replaces `next/headers`: `vi.mock('next/headers', async () => (await import('./cookie-browser')).nextHeaders)`. */
export const nextHeaders = {
  headers: async () => new Headers({ cookie: cookieHeader(), ...otherHeaders }),
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
    set(name: string, value: string, options: { maxAge?: number }) {
      setCookies.push({ name, value, options })
      if (options.maxAge === 0) jar.delete(name)
      else jar.set(name, value)
    },
  }),
}

/** The Cookie header that a browser with these cookies sends: names and values, encoded as Next encodes them. */
export function cookieHeader(): string {
  return [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
}

/** Makes all further requests carry this Cookie header, or none. */
export function carryCookie(header: string | null): void {
  setCookies = []
  const pairs = (header ?? '').split('; ').filter(Boolean)
  jar = new Map(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name, decodeURIComponent(value.join('='))]
    }),
  )
}

/** Makes all further requests carry these headers too. */
export function sendHeaders(headers: Record<string, string>): void {
  otherHeaders = headers
}

/**
 * Opens a session in a new browser, without the time a password takes, and keeps its cookies for further requests.
 * Returns them as a header.
 */
export async function signInBrowser(email: string): Promise<string> {
  carryCookie(null)
  // Imported here because it imports `next/headers`, which this module replaces.
  const { openSession } = await import('../accounts/open-session')
  const [user] = await store().select({ id: users.id }).from(users).where(eq(users.email, email))
  const opened = await openSession(user?.id ?? '', { method: 'password', hasSecondFactor: false })
  if (opened === 'no-access') throw new Error('the sign-in was refused')
  return cookieHeader()
}

export async function forgetAttempts(): Promise<void> {
  await store().delete(signInAttempts)
}
