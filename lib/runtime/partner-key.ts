import 'server-only'
import { config, readSetting } from './config'
import { singleton } from './singleton'

/** The current key, and those it has replaced since the start: no log may show them either. */
const keys = () => singleton('partner-keys', () => ({ current: config().partner.key, replaced: new Set<string>() }))

/** The key for new requests to the partner. */
export const partnerKey = (): string => keys().current

/** Every key that this process has used, including the current one. */
export const usedPartnerKeys = (): readonly string[] => [...new Set([...keys().replaced, keys().current])]

/**
 * Rereads the key from PARTNER_API_KEY_FILE. Throws and keeps the old key when there is none that can be used. Requests
 * in flight finish with the key they began with.
 */
export function reloadPartnerKey(): 'changed' | 'same' {
  const key = readSetting('PARTNER_API_KEY')
  const known = keys()
  if (key === known.current) return 'same'
  known.replaced.add(known.current)
  known.current = key
  return 'changed'
}
