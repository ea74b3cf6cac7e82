import { type Endpoint, type WriteEndpoint, writeEndpoints } from '../endpoint'
import type { Changed, FailureKind, Responsible } from './failure'
import { rules } from './rules'
import { type Words, words } from './words'
import { wordsForEndpoint } from './words-for-endpoint'

/** Whether a failure of this kind left the partner as it was. Reads and the login change nothing. */
export function changedBy(kind: FailureKind, endpoint: Endpoint): Changed {
  return rules[kind].mayHaveSucceeded && isWrite(endpoint) ? 'unknown' : 'no'
}

/** The words of a failure's kind as they read for the endpoint, with what may have happened all the same. */
export function chooseWords(kind: FailureKind, endpoint: Endpoint): Words & { turn: Responsible } {
  const own = wordsForEndpoint[kind]?.[endpoint] ?? {}
  const chosen = { ...words[kind], turn: rules[kind].turn, ...own }
  if (endpoint === 'log-in' && own.meaning === undefined && !kind.startsWith('login'))
    return { ...chosen, meaning: `${duringLogin} ${chosen.meaning}` }
  if (changedBy(kind, endpoint) === 'no' || !isWrite(endpoint)) return chosen
  const unclear = uncertainWords[endpoint]
  const meaning = `${chosen.meaning} ${unclear.meaning}`
  if (chosen.turn === 'operator') return { ...chosen, meaning, nextStep: unclear.nextStepToo }
  const turn = chosen.turn === 'nobody' ? unclear.turn : chosen.turn
  return { ...chosen, turn, meaning, nextStep: own.nextStep ?? unclear.nextStep }
}

function isWrite(endpoint: Endpoint): endpoint is WriteEndpoint {
  return writeEndpoints.some((write) => write === endpoint)
}

const duringLogin = 'This happened at the desk’s own sign-in to the partner.'

type UncertainWords = {
  meaning: string
  nextStep: string
  /** What to do beside telling the operator. */
  nextStepToo: string
  /** Whose turn it is where otherwise it would be nobody’s. */
  turn: Responsible
}

/** A repeat of a POST may do it twice; setting AI chat again does no harm (spec 4.4). */
const uncertainWords: Record<WriteEndpoint, UncertainWords> = {
  'create-job': {
    meaning: 'The job may have been created.',
    nextStep: 'Check in the list of jobs whether it is there before you create it again.',
    nextStepToo: 'Give your operator the details, and check in the list of jobs before you create it again.',
    turn: 'recruiter',
  },
  'submit-application': {
    meaning: 'It may have been submitted.',
    nextStep: 'Check at the partner whether it arrived before you send it again.',
    nextStepToo: 'Give your operator the details, and check at the partner before you send it again.',
    turn: 'recruiter',
  },
  'set-ai-chat': {
    meaning: 'The setting may have been made.',
    nextStep: 'Set it again in a moment: doing it twice does no harm.',
    nextStepToo: 'Give your operator the details. Setting it again does no harm.',
    turn: 'nobody',
  },
}
