import { type Endpoint, isWrite } from '../endpoint'
import type { ConnectionIssue } from './connection-issue'
import type { Changed, FailureKind, PartnerFailure, Responsible } from './failure'
import { rules } from './rules'
import { stepWords } from './steps/words'
import { type FailureWords, failureKindWords } from './words'
import { isOfDesk, wordsForEndpoint } from './words-for-endpoint'
import { turnOfIssue, wordsForIssue } from './words-for-issue'

/** Whether a failure of this kind may have changed anything at the partner. Reads and the login never do. */
export function changedBy(kind: FailureKind, endpoint: Endpoint): Changed {
  return rules[kind].mayHaveSucceeded && isWrite(endpoint) ? 'unknown' : 'no'
}

type Chosen = FailureWords & { turn: Responsible; adminStep: string | null }

/**
 * Chooses a failure's words for its endpoint, including what may have happened anyway. `nextStep` is for recruiters and
 * viewers; `adminStep` tells an admin what to check (null: the same).
 */
export function chooseWords(kind: FailureKind, endpoint: Endpoint, issue: ConnectionIssue | null = null): Chosen {
  const general: Record<FailureKind, FailureWords> = failureKindWords
  const own = wordsForEndpoint(kind, endpoint)
  const { adminStep: toCheck, ...ofIssue } = issue === null ? { adminStep: null } : wordsForIssue(issue)
  const ofKind = isOfDesk(kind, endpoint) ? 'admin' : turnOf(kind, endpoint)
  const turn = (issue === null ? undefined : turnOfIssue(issue)) ?? ofKind
  const chosen = { ...general[kind], turn, ...own, ...ofIssue }
  const unclear = isWrite(endpoint) && changedBy(kind, endpoint) === 'unknown' ? stepWords.uncertain[endpoint] : null
  const isAdmins = turn === 'admin'
  const check = toCheck ?? (isAdmins ? adminStepOf(kind, endpoint) : undefined)
  if (unclear === null) {
    const isLogin = endpoint === 'log-in' && own.meaning === undefined && !kind.startsWith('login')
    const meaning = isLogin ? `${stepWords.duringLogin} ${chosen.meaning}` : chosen.meaning
    return { ...chosen, meaning, adminStep: join(isAdmins ? undefined : chosen.nextStep, check) }
  }
  const nextStep = isAdmins ? unclear.nextStepToo : (own.nextStep ?? unclear.nextStep)
  return {
    ...chosen,
    // Repeating a POST may do it twice; setting AI chat again does no harm (spec 4.4).
    turn: turn === 'nobody' && endpoint !== 'set-ai-chat' ? 'recruiter' : turn,
    meaning: `${chosen.meaning} ${unclear.meaning}`,
    nextStep,
    adminStep: join(isAdmins ? unclear.nextStep : nextStep, check),
  }
}

/** The words for a refusal without a body: the partner did not say that a value is wrong. */
export function wordsWithoutReason({ kind, endpoint, shape }: Refusal): Partial<FailureWords> {
  const isGuessed = kind === 'bad-request' && isWrite(endpoint) && endpoint !== 'set-ai-chat'
  return isGuessed && shape === 'empty' ? { meaning: stepWords.noReason } : {}
}

type Refusal = Pick<PartnerFailure, 'kind' | 'endpoint' | 'shape'>

/** Whether a team may have AI chat is the partner's to decide: a recruiter can only switch it. */
function turnOf(kind: FailureKind, endpoint: Endpoint): Responsible {
  return kind === 'invalid' && endpoint === 'set-ai-chat' ? 'nobody' : rules[kind].turn
}

function adminStepOf(kind: FailureKind, endpoint: Endpoint): string | undefined {
  const steps: Partial<Record<FailureKind, string>> = stepWords.admin
  return kind === 'key-rejected' && isWrite(endpoint) ? stepWords.keyInDoubt : steps[kind]
}

/** What an admin should do: what everyone does, plus what to check; null if there is nothing to check. */
function join(first: string | undefined, check: string | undefined): string | null {
  if (check === undefined) return null
  return first === undefined ? check : `${first} ${check}`
}
