import type { Endpoint } from '../../partner/endpoint'
import { chooseWords } from '../../partner/failure/choose-words'
import type { ConnectionIssue } from '../../partner/failure/connection-issue'
import type { FailureKind } from '../../partner/failure/failure'
import { stepWords } from '../../partner/failure/steps/words'
import type { ConnectionCheck, ConnectionProblem } from '../contract'

/** The parts of a failure that its words depend on. */
export type Cause = {
  kind: FailureKind
  issue: ConnectionIssue | null
  code: string | null
  status: number | null
  redirectTarget: string | null
}

/** Returns the words for what is wrong with the connection; `adminStep` names the target of a redirect. */
export function wordsOfCause(
  endpoint: Endpoint,
  { kind, issue, code, status, redirectTarget }: Cause,
): ConnectionProblem {
  const { title, meaning, nextStep, adminStep } = chooseWords(kind, endpoint, issue)
  const target = redirectTarget === null ? '' : ` ${stepWords.pointsTo({ address: redirectTarget })}`
  return {
    title,
    meaning,
    nextStep,
    adminStep: `${adminStep ?? nextStep}${target}`,
    code: code ?? (status ? String(status) : null),
  }
}

/**
 * Returns the first problem that a check found: an endpoint's failure, else a failed step on the way there; null if
 * none.
 */
export function problemOf({
  reach,
  endpoints,
}: Pick<ConnectionCheck, 'reach' | 'endpoints'>): ConnectionProblem | null {
  for (const { endpoint, failure } of endpoints)
    if (failure) {
      const { kind, code = null, status, facts } = failure
      // The probe may know more about the first request than its failure shows.
      const issue = (endpoint === 'list-applicants' ? reach.issue : null) ?? failure.issue ?? null
      return wordsOfCause(endpoint, { kind, issue, code, status, redirectTarget: facts.redirectTarget ?? null })
    }
  const failed = reach.steps.find(({ state }) => state === 'failed')
  if (!failed) return null
  const cause = {
    kind: 'unreachable',
    issue: reach.issue,
    code: failed.code,
    status: null,
    redirectTarget: null,
  } as const
  return wordsOfCause('list-applicants', cause)
}

/** Returns the problem in one line, for logs and the command line. */
export function lineOfProblem({ title, code, adminStep }: ConnectionProblem): string {
  return `${title}${code === null ? '' : ` (${code})`}. ${adminStep}`
}
