import type { ConnectionIssue } from './connection-issue'
import type { Responsible } from './failure'
import { issueWords } from './issue-words/words'
import type { FailureWords } from './words'

/** `adminStep` is what an admin reads: instead of the next step where the turn is theirs, and after it elsewhere. */
type IssueWords = Partial<FailureWords> & { adminStep: string }

/** What is said of an issue, over the words of the failure's kind and endpoint. */
export function wordsForIssue(issue: ConnectionIssue): IssueWords {
  const all: Record<ConnectionIssue, IssueWords> = issueWords
  return all[issue]
}

const ofNobody: ConnectionIssue[] = ['cut-off', 'gateway-page']
/** It stays with whoever can act on the failure's kind. */
const ofKind: ConnectionIssue[] = ['closed-unanswered', 'too-slow-to-read', 'wrong-path']

export function turnOfIssue(issue: ConnectionIssue): Responsible | undefined {
  if (ofKind.includes(issue)) return undefined
  return ofNobody.includes(issue) ? 'nobody' : 'admin'
}
