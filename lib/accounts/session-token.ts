import 'server-only'
import { cookies } from 'next/headers'
import { config } from '@/lib/runtime/config'
import { sessionCookieName } from './session-cookie'
import { readSigned, signValue } from './signed-cookie'

/** Returns the session token in the request's cookie; null without a cookie of ours. */
export async function sentSessionToken(): Promise<string | null> {
  return readSigned((await cookies()).get(nameHere())?.value)
}

/** Sets the session's cookie; from actions and handlers only. `keptUntil`: null ends it with the browser. */
export async function setSessionCookie(token: string, keptUntil: Date | null): Promise<void> {
  const jar = await cookies()
  jar.set(nameHere(), signValue(token), { ...attributes(), ...(keptUntil && { expires: keptUntil }) })
}

export async function forgetSessionCookie(): Promise<void> {
  const jar = await cookies()
  jar.set(nameHere(), '', { ...attributes(), maxAge: 0 })
}

const nameHere = () => sessionCookieName(config().app.isSecure)

const attributes = () => ({ secure: config().app.isSecure, httpOnly: true, sameSite: 'lax', path: '/' }) as const
