import 'server-only'
import { config } from '@/lib/runtime/config'
import { sessionCookieName } from './session-cookie'
import { readSigned } from './signed-cookie'

/**
 * Returns whether a `cookie` header names a session with our signature. Only the store knows whether that session is
 * still valid: this authorizes nothing, it tells strangers' requests from others before their content is read.
 */
export function hasSignedSession(cookies: string): boolean {
  const name = `${sessionCookieName(config().app.isSecure)}=`
  const sent = cookies.split(';').map((part) => part.trim())
  return sent.some((part) => part.startsWith(name) && readSigned(decode(part.slice(name.length))) !== null)
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
