import type { Endpoint } from '../endpoint'

/** What is known of a request before it is answered. */
export type Origin = {
  endpoint: Endpoint
  reference: string
  /** Last four characters of the key, see `keyEndOf`. */
  keyEnd: string | null
  /** `login`: sent with a bearer token instead of the key, POST /easy-apply only (spec 5.4). Defaults to `key`. */
  signedInBy?: 'key' | 'login'
  /** What the request carried and no failure may repeat, as partners do. */
  secrets?: readonly string[]
  /** The field of the body that the request is about, as the switch of AI chat: a form sends the others along. */
  mainField?: string | undefined
  /** When it failed; the present where it is left out. */
  now?: Date
}

/** The last four characters of a key, to recognise it by; null for keys so short that this would reveal them. */
export function keyEndOf(key: string): string | null {
  return key.length < 12 ? null : key.slice(-4)
}
