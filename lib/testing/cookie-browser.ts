import { signInAttempts } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { auth } from '../accounts/auth'

let cookie: string | null = null

/** Replaces `next/headers`: `vi.mock('next/headers', async () => (await import('./cookie-browser')).nextHeaders)`. */
export const nextHeaders = {
  headers: async () => new Headers(cookie ? { cookie } : {}),
}

/** From now on requests carry this Cookie header, or none. */
export function carryCookie(value: string | null): void {
  cookie = value
}

/** Signs in as a browser does and keeps the cookie for what follows. Returns it. */
export async function signInBrowser(email: string, password: string): Promise<string> {
  const answer = await auth().api.signInEmail({ body: { email, password }, asResponse: true })
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`)
  const value = answer.headers.getSetCookie()[0]?.split(';')[0] ?? null
  carryCookie(value)
  return value ?? ''
}

export async function forgetAttempts(): Promise<void> {
  await store().delete(signInAttempts)
}
