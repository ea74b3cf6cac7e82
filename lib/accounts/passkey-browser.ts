import 'server-only'
import { randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import { config } from '@/lib/runtime/config'
import { challengeSeconds } from './passkey-challenge'

const cookieName = () => (config().app.isSecure ? '__Host-desk.passkey' : 'desk.passkey')

/** Returns the value that ties challenges to this browser, creating it if needed. Sets a cookie: not for pages. */
export async function markBrowser(): Promise<string> {
  const jar = await cookies()
  const mark = (await markOfBrowser()) ?? randomBytes(32).toString('base64url')
  jar.set(cookieName(), mark, {
    httpOnly: true,
    sameSite: 'strict',
    secure: config().app.isSecure,
    path: '/',
    maxAge: challengeSeconds,
  })
  return mark
}

/** Null if this browser was given no challenge in the last few minutes. */
export async function markOfBrowser(): Promise<string | null> {
  const mark = (await cookies()).get(cookieName())?.value ?? ''
  return /^[\w-]{43}$/.test(mark) ? mark : null
}
