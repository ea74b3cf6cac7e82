import { inLanguage, language } from '../../text/language'
import { endpoints } from '../endpoint'
import { chooseWords, wordsWithoutReason } from './choose-words'
import { connectionIssues } from './connection-issue'
import { failureKinds, type PartnerFailure } from './failure'
import { stepWords } from './steps/words'
import { mismatchInWords } from './with-form-mismatch'
import type { FailureWords } from './words'

/** What a failure's words depend on. */
type Cause = Pick<PartnerFailure, 'kind' | 'endpoint'> & { issue?: PartnerFailure['issue'] | undefined }

const shown = ['short', 'title', 'meaning', 'nextStep'] as const satisfies (keyof FailureWords)[]

/**
 * A failure in the reader's language: it is created, stored and shared in English. Call this where it is sent to one
 * person. Other wording from another release stays as it was stored.
 */
export function inWords<Failure extends PartnerFailure | null>(failure: Failure): Failure {
  if (failure === null || language() === 'en' || !isKnown(failure)) return failure
  const english = inLanguage('en', () => wordsOf(failure))
  return shown.every((name) => english[name] === failure[name]) ? { ...failure, ...wordsOf(failure) } : failure
}

/** The title of a failure of which nothing else is stored; unchanged if its wording differs from this release's. */
export function titleInWords(failure: Cause & { title: string }): string {
  if (language() === 'en' || !isKnown(failure)) return failure.title
  const choose = () => chooseWords(failure.kind, failure.endpoint, failure.issue).title
  return inLanguage('en', choose) === failure.title ? choose() : failure.title
}

/** A failure's words in the reader's language, from what is known about it. */
function wordsOf(failure: PartnerFailure): FailureWords & { adminStep: string | null } {
  const { kind, endpoint, issue, asks = [], unwanted = [], wording } = failure
  const { turn: _, ...own } = chooseWords(kind, endpoint, issue)
  const chosen = { ...own, ...wordsWithoutReason(failure) }
  if (wording === undefined) return chosen
  if (wording === 'chat-fields') return { ...chosen, ...stepWords.chatFields }
  return { ...chosen, ...mismatchInWords({ asks, unwanted }, wording) }
}

/** A later release may have stored the row. */
function isKnown({ kind, endpoint, issue = null }: Cause): boolean {
  return (
    failureKinds.includes(kind) &&
    Object.hasOwn(endpoints, endpoint) &&
    (issue === null || connectionIssues.includes(issue))
  )
}
