import 'server-only'
import { log } from './log'
import { scrubOutput } from './scrub'
import { takeOutput } from './take-output'

/** All that this process prints is in the log from now on; in development it is only scrubbed, and stays readable. */
export function logOutput(): void {
  if (process.env.NODE_ENV === 'development') scrubOutput()
  else takeOutput((message, from) => (from === 'stdout' ? log.info : log.warn)({ part: 'next' }, message))
}
