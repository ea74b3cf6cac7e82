import 'server-only'
import { log } from './log'
import { scrubOutput } from './scrub'
import { takeOutput } from './take-output'

/** From now on everything this process prints goes to the log; in development it is only scrubbed, to stay readable. */
export function logOutput(): void {
  if (process.env.NODE_ENV === 'development') scrubOutput()
  else takeOutput((message, from) => (from === 'stdout' ? log.info : log.warn)({ part: 'next' }, message))
}
