import 'server-only'
import { cookies } from 'next/headers'
import { config } from '@/lib/runtime/config'
import { attemptMinutes, isSecret, randomSecret } from './attempts'

const cookieName = () => (config().app.isSecure ? '__Host-desk.oidc' : 'desk.oidc')

/** Returns the secret that binds attempts to this browser; null if its cookie is missing. */
export async function readBrowserSecret(): Promise<string | null> {
  const value = (await cookies()).get(cookieName())?.value
  return isSecret(value) ? value : null
}

/** The same for all tabs, so that two of them can sign in at once. Lax, since the provider's site redirects back. */
export async function keepBrowserSecret(): Promise<string> {
  const secret = (await readBrowserSecret()) ?? randomSecret()
  const { isSecure } = config().app
  const maxAge = attemptMinutes * 60
  ;(await cookies()).set(cookieName(), secret, { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure, maxAge })
  return secret
}
