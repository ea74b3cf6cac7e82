import type { ActivityDetails } from '../activity/contract'
import { chooseWords } from '../partner/failure/choose-words'
import { type FailureKind, failureKinds } from '../partner/failure/failure'
import { inLanguage, language } from '../text/language'
import { exportFileWords } from './words'

const plain = ['left', 'fault', 'stopped', 'stuck', 'unordered', 'indexGone'] as const

/** The wording of earlier releases. */
const earlier = new Map<string, (typeof plain)[number]>([
  ['The reader left', 'left'],
  ['The copy of the applicants was given up meanwhile', 'indexGone'],
])

/**
 * Why a file is incomplete, in the reader's language: reasons are stored in English. `failure`: the kind of failure
 * that may be among them. Other wording from another release is left as it is.
 */
export function exportReasonInWords(reason: string, failure: FailureKind | null): string {
  if (language() === 'en') return reason
  const known = plain.find((name) => inLanguage('en', () => exportFileWords[name]) === reason) ?? earlier.get(reason)
  if (known) return exportFileWords[known]
  const [, skipped, positions] =
    /^([\d,]+) applicants? could not be read, at (?:positions?|(?:the )?places?) (.*)$/.exec(reason) ?? []
  if (skipped && positions) return exportFileWords.skipped({ count: toNumber(skipped), positions })
  const [, missing] = /^([\d,]+) selected applicants? w\w+ not found$/.exec(reason) ?? []
  if (missing) return exportFileWords.missing({ count: toNumber(missing) })
  const titleOf = (kind: FailureKind) => chooseWords(kind, 'list-applicants').title
  return failure !== null && inLanguage('en', () => titleOf(failure)) === reason ? titleOf(failure) : reason
}

/** The same for an export's details in the activity. */
export function exportDetailsInWords(details: ActivityDetails): ActivityDetails {
  const { reasons, advice, failure } = details
  if (!Array.isArray(reasons) || language() === 'en') return details
  const kind = failureKinds.find((one) => one === failure) ?? null
  return {
    ...details,
    reasons: reasons.map((reason) => exportReasonInWords(String(reason), kind)),
    ...(typeof advice === 'string' && kind !== null ? { advice: adviceInWords(advice, kind) } : {}),
  }
}

function adviceInWords(advice: string, kind: FailureKind): string {
  const chosen = () => {
    const { meaning, nextStep, adminStep } = chooseWords(kind, 'list-applicants')
    return [`${meaning} ${nextStep}`, `${meaning} ${adminStep}`]
  }
  const index = inLanguage('en', chosen).indexOf(advice)
  return chosen()[index] ?? advice
}

const toNumber = (written: string) => Number(written.replaceAll(',', ''))
