import 'server-only'
import { randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import { config } from '@/lib/runtime/config'
import { challengeSeconds } from './passkey-challenge'

const cookieName = () => (config().app.isSecure ? '__Host-desk.passkey' : 'desk.passkey')

/** The mark that ties challenges to this browser; made where it has none. For server actions, which may set cookies. */
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

/** Null in a browser that was given no challenge in the last minutes. */
export async function markOfBrowser(): Promise<string | null> {
  const mark = (await cookies()).get(cookieName())?.value ?? ''
  return /^[\w-]{43}$/.test(mark) ? mark : null
}
