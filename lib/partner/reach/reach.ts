import type { ConnectionIssue } from '../failure/connection-issue'

/** One step of the way to the partner. `code`: the network's or OpenSSL's code, or the HTTP status. */
export type ReachStep = {
  step: 'dns' | 'tcp' | 'tls' | 'http'
  /** `untried`: not needed for this address, or a step before it failed. */
  state: 'ok' | 'failed' | 'untried'
  code: string | null
  ms: number | null
}

/** How far the desk gets on its way to the partner. Holds no key and no query. */
export type Reach = {
  /** The address as it is configured. */
  url: string
  steps: ReachStep[]
  /** What is wrong with the way; null where nothing is, or where it has no name. */
  issue: ConnectionIssue | null
  /** Of an answer that could not be used, such as `text/html`. */
  contentType: string | null
  /** Where the partner points to. Never followed. */
  redirectTarget: string | null
  /** For an admin: one or two sentences on what to change; null where the partner answers as it should. */
  advice: string | null
}

/** Whether the partner answers at its address, whatever it says of the key. */
export function isReached({ steps }: Reach): boolean {
  return (
    steps.every(({ state }) => state !== 'failed') && steps.some(({ step, state }) => step === 'http' && state === 'ok')
  )
}
