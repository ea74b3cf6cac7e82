import 'server-only'
import { config, readConfig } from './config'
import { singleton } from './singleton'

/** The key in use, and those that it replaced since the start: no log may show them either. */
const keys = () => singleton('partner-keys', () => ({ current: config().partner.key, replaced: new Set<string>() }))

/** The key that requests to the partner carry from now on. */
export const partnerKey = (): string => keys().current

/** Every key that this process has used, the current one included. */
export const usedPartnerKeys = (): readonly string[] => [...new Set([...keys().replaced, keys().current])]

/**
 * Reads the key again, from PARTNER_API_KEY_FILE. Throws `ConfigError` and keeps the old one where the configuration
 * is not valid now. Requests that are under way end with the key that they began with.
 */
export function reloadPartnerKey(): 'changed' | 'same' {
  const { key } = readConfig(process.env).partner
  const known = keys()
  if (key === known.current) return 'same'
  known.replaced.add(known.current)
  known.current = key
  return 'changed'
}
