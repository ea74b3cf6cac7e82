import { type Endpoint, type WriteEndpoint, writeEndpoints } from '../endpoint'
import { adminSteps } from './admin-steps'
import type { ConnectionIssue } from './connection-issue'
import type { Changed, FailureKind, Responsible } from './failure'
import { rules } from './rules'
import { type Words, words } from './words'
import { wordsForEndpoint } from './words-for-endpoint'
import { wordsForIssue } from './words-for-issue'

/** Whether a failure of this kind left the partner as it was. Reads and the login change nothing. */
export function changedBy(kind: FailureKind, endpoint: Endpoint): Changed {
  return rules[kind].mayHaveSucceeded && isWrite(endpoint) ? 'unknown' : 'no'
}

type Chosen = Words & { turn: Responsible; adminStep: string | null }

/**
 * The words of a failure as they read for the endpoint, with what may have happened anyway. `nextStep` is for
 * recruiters and viewers; an admin is told what to check (null: the same).
 */
export function chooseWords(kind: FailureKind, endpoint: Endpoint, issue: ConnectionIssue | null = null): Chosen {
  const own = wordsForEndpoint[kind]?.[endpoint] ?? {}
  const { adminStep: toCheck, ...ofIssue } = issue === null ? { adminStep: null } : wordsForIssue[issue]
  const chosen = { ...words[kind], turn: rules[kind].turn, ...own, ...ofIssue }
  const unclear = isWrite(endpoint) && changedBy(kind, endpoint) === 'unknown' ? uncertainWords[endpoint] : null
  const isAdmins = chosen.turn === 'admin'
  const check = toCheck ?? (isAdmins ? adminSteps[kind] : undefined)
  if (unclear === null) {
    const isLogin = endpoint === 'log-in' && own.meaning === undefined && !kind.startsWith('login')
    const meaning = isLogin ? `${duringLogin} ${chosen.meaning}` : chosen.meaning
    return { ...chosen, meaning, adminStep: join(isAdmins ? undefined : chosen.nextStep, check) }
  }
  const nextStep = isAdmins ? unclear.nextStepToo : (own.nextStep ?? unclear.nextStep)
  return {
    ...chosen,
    turn: chosen.turn === 'nobody' ? unclear.turn : chosen.turn,
    meaning: `${chosen.meaning} ${unclear.meaning}`,
    nextStep,
    adminStep: join(isAdmins ? unclear.nextStep : nextStep, check),
  }
}

/** What to do as an admin: what everyone does, and what to check; null where there is nothing to check. */
function join(first: string | undefined, check: string | undefined): string | null {
  if (check === undefined) return null
  return first === undefined ? check : `${first} ${check}`
}

function isWrite(endpoint: Endpoint): endpoint is WriteEndpoint {
  return writeEndpoints.some((write) => write === endpoint)
}

const duringLogin = 'This happened at the desk’s own sign-in to the partner.'

type UncertainWords = {
  meaning: string
  nextStep: string
  /** What to do beside telling the admin. */
  nextStepToo: string
  /** Whose turn it is where otherwise it would be nobody’s. */
  turn: Responsible
}

/** A repeat of a POST may do it twice; setting AI chat again does no harm (spec 4.4). */
const uncertainWords: Record<WriteEndpoint, UncertainWords> = {
  'create-job': {
    meaning: 'The job may have been created.',
    nextStep: 'Check in the list of jobs whether it is there before you create it again.',
    nextStepToo: 'Tell your admin, and check in the list of jobs before you create it again.',
    turn: 'recruiter',
  },
  'submit-application': {
    meaning: 'It may have been submitted.',
    nextStep: 'Check at the partner whether it arrived before you send it again.',
    nextStepToo: 'Tell your admin, and check at the partner before you send it again.',
    turn: 'recruiter',
  },
  'set-ai-chat': {
    meaning: 'The setting may have been made.',
    nextStep: 'Set it again in a moment: doing it twice does no harm.',
    nextStepToo: 'Tell your admin. Setting it again does no harm.',
    turn: 'nobody',
  },
}
