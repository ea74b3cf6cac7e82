import type { Endpoint } from '../endpoint'

/** What is known of a request before it is answered. */
export type Origin = {
  endpoint: Endpoint
  reference: string
  /** Last four characters of the key, see `keyEndOf`. */
  keyEnd: string | null
  /** `login`: with a bearer token in place of the key, on POST /easy-apply only (spec 5.4). `key` where it is left out. */
  signedInBy?: 'key' | 'login'
  /** What the request carried and no failure may repeat, as partners do. */
  secrets?: readonly string[]
  /** When it failed; the present where it is left out. */
  now?: Date
}

/** The last four characters of a key, by which an operator knows it; null for a key so short that they would give it away. */
export function keyEndOf(key: string): string | null {
  return key.length < 12 ? null : key.slice(-4)
}
