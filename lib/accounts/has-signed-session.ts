import 'server-only'
import { config } from '@/lib/runtime/config'
import { sessionCookieName } from './session-cookie'
import { readSigned } from './signed-cookie'

/**
 * Whether a `cookie` header names a session with our signature. Only the store knows whether it still lives: this
 * authorises nothing, it tells strangers' requests from others before anything is read of them.
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
