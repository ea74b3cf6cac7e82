import 'server-only'
import { createHmac } from 'node:crypto'
import { addressBlock } from './address-block'
import { config } from './config'
import { requestAddress } from './request-context'

/**
 * Whose request this is, as LOG_ADDRESSES lets the log and the activity say it: the address (of IPv6 the first 64
 * bits), a keyed hash by which its requests can be told from others, or null.
 */
export function addressMark(): string | null {
  const { loggedAddresses, auth } = config()
  if (loggedAddresses === 'off') return null
  const block = addressBlock(requestAddress())
  if (loggedAddresses === 'plain') return block
  return `#${createHmac('sha256', auth.secret).update(`logged address ${block}`).digest('base64url').slice(0, 12)}`
}
