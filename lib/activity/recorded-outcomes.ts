import type { ActivityKind, OutcomeFilter } from './contract'

type RecordedOutcome = ActivityKind['outcome']

/** The filter that finds each outcome; dispatches and runs have their own. */
const filterOf: Record<RecordedOutcome, OutcomeFilter> = {
  whole: 'done',
  done: 'done',
  everywhere: 'done',
  'person-added': 'done',
  'person-erased': 'done',
  'person-invited': 'done',
  'sign-in-link-made': 'done',
  'sign-in-link-withdrawn': 'done',
  'role-changed': 'done',
  'access-removed': 'done',
  'access-given-back': 'done',
  'password-set': 'done',
  'password-changed': 'done',
  'passkey-added': 'done',
  'passkey-removed': 'done',
  'two-step-on': 'done',
  'two-step-off': 'done',
  'recovery-codes-renewed': 'done',
  'recovery-code-used': 'done',
  'second-factor-reset': 'done',
  'kept-sessions-allowed': 'done',
  'kept-sessions-forbidden': 'done',
  'second-factor-required': 'done',
  'second-factor-optional': 'done',
  'identity-linked': 'done',
  'sessions-ended': 'done',
  'mapping-confirmed': 'done',
  'form-changed': 'done',
  'field-dismissed': 'done',
  'profile-rolled-back': 'done',
  'tested-allowed': 'done',
  'tested-refused': 'done',
  'tested-taken': 'done',
  'tested-unclear': 'done',
  'profile-imported': 'done',
  'warning-dismissed': 'done',
  'index-switched-on': 'done',
  'index-switched-off': 'done',
  'team-named': 'done',
  'held-after-restore': 'done',
  'held-sent': 'done',
  'held-discarded': 'done',
  'held-checked': 'done',
  wrong: 'refused',
  blocked: 'refused',
  partial: 'refused',
  'broken-off': 'refused',
  failed: 'refused',
  'not-allowed': 'refused',
}

/** The recorded outcomes that a filter finds. */
export function recordedOutcomes(filter: OutcomeFilter): RecordedOutcome[] {
  // Safe: `filterOf` has no other keys.
  const outcomes = Object.keys(filterOf) as RecordedOutcome[]
  return outcomes.filter((outcome) => filterOf[outcome] === filter)
}
