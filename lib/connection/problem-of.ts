import type { Endpoint } from '../partner/endpoint'
import { chooseWords } from '../partner/failure/choose-words'
import type { ConnectionIssue } from '../partner/failure/connection-issue'
import type { FailureKind } from '../partner/failure/failure'
import { stepWords } from '../partner/failure/steps/words'
import type { ConnectionCheck, ConnectionProblem } from './contract'

/** As much of a failure as its words depend on. */
export type Cause = {
  kind: FailureKind
  issue: ConnectionIssue | null
  code: string | null
  status: number | null
  redirectTarget: string | null
}

/** The words for what is wrong with the connection; an admin's `adminStep` names the address of a redirect. */
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

/** What a check has found wrong first: the way there, then what the endpoints answered; null where all is well. */
export function problemOf({
  reach,
  endpoints,
}: Pick<ConnectionCheck, 'reach' | 'endpoints'>): ConnectionProblem | null {
  for (const { endpoint, failure } of endpoints)
    if (failure) {
      const { kind, code = null, status, facts } = failure
      // Of the first request the probe may know more than its failure shows.
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

/** The problem in one line, for logs and the command line. */
export function lineOfProblem({ title, code, adminStep }: ConnectionProblem): string {
  return `${title}${code === null ? '' : ` (${code})`}. ${adminStep}`
}
