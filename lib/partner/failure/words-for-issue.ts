import type { ConnectionIssue } from './connection-issue'
import type { Responsible } from './failure'
import { issueWords } from './issue-words/words'
import type { FailureWords } from './words'

/** `adminStep` is what an admin reads: instead of the next step if an admin has to act, and after it otherwise. */
type IssueWords = Partial<FailureWords> & { adminStep: string }

/** The words for an issue, which replace those of the failure's kind and endpoint. */
export function wordsForIssue(issue: ConnectionIssue): IssueWords {
  const all: Record<ConnectionIssue, IssueWords> = issueWords
  return all[issue]
}

const ofNobody: ConnectionIssue[] = ['cut-off', 'gateway-page']
/** Issues that do not decide who has to act: the kind of the failure does. */
const ofKind: ConnectionIssue[] = ['closed-unanswered', 'too-slow-to-read', 'wrong-path']

export function turnOfIssue(issue: ConnectionIssue): Responsible | undefined {
  if (ofKind.includes(issue)) return undefined
  if (issue === 'too-large') return 'recruiter'
  return ofNobody.includes(issue) ? 'nobody' : 'admin'
}
