import 'server-only'
import { cookies } from 'next/headers'
import { config } from '@/lib/runtime/config'
import { attemptMinutes, isSecret, randomSecret } from './attempts'

const cookieName = () => (config().app.isSecure ? '__Host-desk.oidc' : 'desk.oidc')

/** The secret that binds attempts to this browser; null where its cookie is missing. */
export async function readBrowserSecret(): Promise<string | null> {
  const value = (await cookies()).get(cookieName())?.value
  return isSecret(value) ? value : null
}

/** The same for all tabs, so that two of them may sign in at once. Lax: the way back begins on another site. */
export async function keepBrowserSecret(): Promise<string> {
  const secret = (await readBrowserSecret()) ?? randomSecret()
  const { isSecure } = config().app
  const maxAge = attemptMinutes * 60
  ;(await cookies()).set(cookieName(), secret, { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure, maxAge })
  return secret
}
