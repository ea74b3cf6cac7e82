import type { DispatchKind } from '../dispatch/contract'
import type { ActivityItem, ActivityKind, ActivityOutcome, FilterKind, OutcomeFilter } from './contract'
import { type OutcomeFacts, outcomeOf } from './outcome'

type Kind = ActivityKind['kind'] | DispatchKind

const outcomes: Record<ActivityOutcome, string> = {
  scheduled: 'Not sent yet',
  waiting: 'Waiting',
  sending: 'Sending',
  reconciling: 'Not known yet',
  submitted: 'Submitted',
  queued: 'Queued',
  'already-applied': 'Already applied',
  created: 'Created',
  'switched-on': 'Switched on',
  'switched-off': 'Switched off',
  refused: 'Refused',
  'not-created': 'Not created',
  'job-unavailable': 'Job closed or missing',
  'not-made': 'Was not created',
  'needs-decision': 'Not known yet',
  abandoned: 'Left unclear',
  cancelled: 'Not sent',
  'held-for-review': 'Held: may have been sent',
  whole: 'Complete',
  partial: 'Not complete',
  'broken-off': 'Broken off',
  failed: 'Failed',
  done: 'Done',
  wrong: 'Wrong email or password',
  blocked: 'Blocked after too many tries',
  everywhere: 'Done',
  'person-added': 'Done',
  'role-changed': 'Done',
  'access-removed': 'Done',
  'access-given-back': 'Done',
  'password-set': 'Done',
  'password-changed': 'Done',
  'held-after-restore': 'Held',
  'held-sent': 'Sent',
  'held-discarded': 'Discarded',
  'held-checked': 'Checked',
}

const kinds: Record<Kind, string> = {
  'create-job': 'New job',
  'submit-application': 'Easy apply',
  'set-ai-chat': 'AI chat',
  export: 'Export',
  'sign-in': 'Sign-in',
  'sign-out': 'Sign-out',
  account: 'Account change',
  restore: 'Restored store',
}

/** The outcome's words already include the action. */
const deeds: Partial<Record<ActivityOutcome, string>> = {
  everywhere: 'Sign-out everywhere',
  'person-added': 'Person added',
  'role-changed': 'Role changed',
  'access-removed': 'Access removed',
  'access-given-back': 'Access given back',
  'password-set': 'Password set',
  'password-changed': 'Password changed',
}

const sentences: Record<Kind, (subject: string) => string> = {
  'create-job': (subject) => `New job ${subject}`,
  'submit-application': (subject) => `Easy apply to ${subject}`,
  'set-ai-chat': (subject) => `AI chat for ${subject}`,
  export: (subject) => `Export of ${subject}`,
  'sign-in': (subject) => (subject ? `Sign-in to the account of ${subject}` : 'Sign-in'),
  'sign-out': () => 'Sign-out',
  account: (subject) => `Account of ${subject}`,
  restore: (subject) => `Review after a restore: ${subject}`,
}

/** How the filter calls the kinds, and what their rows have in common. */
export const kindFilters: Record<FilterKind, string> = {
  'submit-application': 'Applications',
  'create-job': 'New jobs',
  'set-ai-chat': 'AI chat',
  export: 'Exports',
  'sign-in': 'Sign-ins',
  'sign-out': 'Sign-outs',
  account: 'Account changes',
  restore: 'Restored stores',
}

export const outcomeFilters: Record<OutcomeFilter, string> = {
  'needs-somebody': 'Not known yet, needs somebody',
  'under-way': 'Under way',
  done: 'Done',
  refused: 'Refused or failed',
  left: 'Left unclear',
  'not-sent': 'Not sent',
}

/** The action in a word or two: "Easy apply", "Role changed". Unknown kinds are shown as stored. */
export function kindInWords({ kind, outcome }: Pick<ActivityItem, 'kind' | 'outcome'>): string {
  return find(deeds, outcome) ?? find(kinds, kind) ?? kind
}

/** What was done, on what: "Easy apply to Night baker". */
export function activityInWords({ kind, subject }: Pick<ActivityItem, 'kind' | 'subject'>): string {
  return find(sentences, kind)?.(subject) ?? `${kind}: ${subject}`
}

/** What became of it, in a word or five. */
export function outcomeInWords({ outcome }: Pick<ActivityItem, 'outcome'>): string {
  return find(outcomes, outcome) ?? outcome
}

/** The current outcome of a dispatch, in words. */
export function dispatchInWords(dispatch: OutcomeFacts): string {
  return outcomes[outcomeOf(dispatch)]
}

/** Never what every object has, such as `constructor`. */
function find<Value>(words: Partial<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined
}
