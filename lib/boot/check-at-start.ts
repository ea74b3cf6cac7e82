import 'server-only'
import type { ConnectionCheck } from '@/lib/connection/contract'
import { guessMapping } from '@/lib/connection/guess/guess-mapping'
import { checkConnection } from '@/lib/connection/status/check-connection'
import { lineOfProblem, problemOf } from '@/lib/connection/status/problem-of'
import { config } from '../runtime/config'
import { log } from '../runtime/log'

/**
 * Checks the partner once in the background, and logs what is wrong with the address or the key. Then reads what is
 * needed to guess the field mapping.
 */
export function checkAtStart(): void {
  if (!config().partner.isCheckedAtStart) return
  void checkConnection({ lane: 'bulk' })
    .then(logCheck)
    .then(guessMapping)
    .catch((error: unknown) => log.warn({ err: error }, 'the connection to the partner could not be checked'))
}

/** Logs the result in one line (README, "What the log says after a start"). */
export function logCheck(check: ConnectionCheck): void {
  const { url: address, issue, contentType, redirectTarget } = check.reach
  const problem = problemOf(check)
  if (problem === null) {
    log.info({ address }, 'the partner answers, and the key reads its applicants and jobs')
  } else {
    const facts = { address, code: problem.code, issue, contentType, redirectTarget }
    log.warn(facts, `the partner does not answer as it should: ${lineOfProblem(problem)}`)
  }
}
