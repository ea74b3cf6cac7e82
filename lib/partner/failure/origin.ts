import type { Endpoint } from '../endpoint'
import type { TeamPaths } from './names-team'

/** What is known about a request before it is answered. */
export type Origin = {
  endpoint: Endpoint
  reference: string
  /** Last four characters of the key, see `keyEndOf`. */
  keyEnd: string | null
  /** `login`: sent with a bearer token instead of the key, POST /easy-apply only (spec 5.4). Defaults to `key`. */
  signedInBy?: 'key' | 'login'
  /** Secrets in the request that no failure may repeat, although partners do. */
  secrets?: readonly string[]
  /** The body's field that the request is about, such as the switch for AI chat: the form sends the others along. */
  mainField?: string | undefined
  /** Where the partner's lists have the team that the URL of AI chat holds. */
  teamPaths?: TeamPaths | undefined
  /** When it failed; now by default. */
  now?: Date
}

/** The last four characters of a key, for recognizing it; null for keys so short that this would reveal them. */
export function keyEndOf(key: string): string | null {
  return key.length < 12 ? null : key.slice(-4)
}
