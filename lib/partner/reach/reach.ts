import type { ConnectionIssue } from '../failure/connection-issue'

/** One step on the way to the partner. `code`: the network's or OpenSSL's code, or the HTTP status. */
export type ReachStep = {
  step: 'dns' | 'tcp' | 'tls' | 'http'
  /** `untried`: not needed for this address, or a step before it failed. */
  state: 'ok' | 'failed' | 'untried'
  code: string | null
  ms: number | null
}

/** How far the desk gets on its way to the partner. Contains no key and no query. */
export type Reach = {
  /** The configured address. */
  url: string
  steps: ReachStep[]
  /** What is wrong on the way; null if nothing is, or if the error is not a known issue. */
  issue: ConnectionIssue | null
  /** The content type of an unusable answer, such as `text/html`. */
  contentType: string | null
  /** The target of the partner's redirect. Never followed. */
  redirectTarget: string | null
  /** For an admin: one or two sentences on what to change; null if the partner answers as it should. */
  advice: string | null
}

/** Whether the partner answers at its address, even if it rejects the key. */
export function isReached({ steps }: Reach): boolean {
  return (
    steps.every(({ state }) => state !== 'failed') && steps.some(({ step, state }) => step === 'http' && state === 'ok')
  )
}
