import 'server-only'
import { createHmac } from 'node:crypto'
import { addressBlock } from './address-block'
import { config } from './config'
import { requestAddress } from './request-context'

/**
 * Where this request came from, as far as LOG_ADDRESSES lets the log and the activity say: the address (for IPv6, its
 * first 64 bits), a keyed hash that tells its requests from others, or null.
 */
export function addressMark(): string | null {
  const { loggedAddresses, auth } = config()
  if (loggedAddresses === 'off') return null
  const block = addressBlock(requestAddress())
  if (loggedAddresses === 'plain') return block
  return `#${createHmac('sha256', auth.secret).update(`logged address ${block}`).digest('base64url').slice(0, 12)}`
}
