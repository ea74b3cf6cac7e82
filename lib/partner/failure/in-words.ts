import { inLanguage, language } from '../../text/language'
import { endpoints } from '../endpoint'
import { chooseWords } from './choose-words'
import { connectionIssues } from './connection-issue'
import { failureKinds, type PartnerFailure } from './failure'
import { stepWords } from './steps/words'
import { mismatchInWords } from './with-form-mismatch'
import type { FailureWords } from './words'

/** What its words depend on. */
type Cause = Pick<PartnerFailure, 'kind' | 'endpoint'> & { issue?: PartnerFailure['issue'] | undefined }

const shown = ['short', 'title', 'meaning', 'nextStep'] as const satisfies (keyof FailureWords)[]

/**
 * A failure in the language of whoever is being answered: it is made, kept and shared in English. Called where it
 * leaves for one person. What another release has worded otherwise stays as it was stored.
 */
export function inWords<Failure extends PartnerFailure | null>(failure: Failure): Failure {
  if (failure === null || language() === 'en' || !isKnown(failure)) return failure
  const english = inLanguage('en', () => wordsOf(failure))
  return shown.every((name) => english[name] === failure[name]) ? { ...failure, ...wordsOf(failure) } : failure
}

/** The title of a failure of which nothing else is kept; as it was stored where it was worded otherwise. */
export function titleInWords(failure: Cause & { title: string }): string {
  if (language() === 'en' || !isKnown(failure)) return failure.title
  const choose = () => chooseWords(failure.kind, failure.endpoint, failure.issue).title
  return inLanguage('en', choose) === failure.title ? choose() : failure.title
}

/** The words of a failure by what is known of it, in the reader's language. */
function wordsOf(failure: PartnerFailure): FailureWords & { adminStep: string | null } {
  const { kind, endpoint, issue, asks = [], unwanted = [], wording } = failure
  const { turn: _, ...chosen } = chooseWords(kind, endpoint, issue)
  if (wording === undefined) return chosen
  if (wording === 'chat-fields') return { ...chosen, ...stepWords.chatFields }
  return { ...chosen, ...mismatchInWords({ asks, unwanted }, wording) }
}

/** Rows may have been stored by a later release. */
function isKnown({ kind, endpoint, issue = null }: Cause): boolean {
  return (
    failureKinds.includes(kind) &&
    Object.hasOwn(endpoints, endpoint) &&
    (issue === null || connectionIssues.includes(issue))
  )
}
