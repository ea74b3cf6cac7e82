import type { DispatchKind } from '../dispatch/contract'
import { words } from '../text/words'
import type {
  ActivityItem,
  ActivityKind,
  ActivityOutcome,
  ActivityRow,
  Exported,
  FilterKind,
  OutcomeFilter,
} from './contract'
import { type OutcomeFacts, outcomeOf } from './outcome'
import { entryGerman } from './words.de'

type Kind = ActivityKind['kind'] | DispatchKind | 'bulk-apply'

/** Texts for the entries of the activity, wherever they are shown. */
export const entryWords = words({
  en: {
    outcomes: {
      scheduled: 'Not sent yet',
      waiting: 'Waiting',
      sending: 'Sending',
      reconciling: 'Unconfirmed',
      submitted: 'Submitted',
      queued: 'Queued',
      'already-applied': 'Already applied',
      arrived: 'Recorded as arrived',
      created: 'Created',
      'switched-on': 'Switched on',
      'switched-off': 'Switched off',
      refused: 'Refused',
      'not-created': 'Not created',
      'job-unavailable': 'This job isn’t accepting applications',
      'not-made': 'Was not created',
      'needs-decision': 'Unconfirmed',
      abandoned: 'Left unconfirmed',
      cancelled: 'Not sent',
      paused: 'Paused',
      stopped: 'Stopped',
      'run-cancelled': 'Cancelled',
      'held-for-review': 'Held: may have been sent',
      whole: 'Complete',
      partial: 'Not complete',
      'broken-off': 'Interrupted',
      failed: 'Failed',
      done: 'Done',
      'done-refused': 'Finished, some refused',
      wrong: 'Wrong email, password or code',
      blocked: 'Blocked after too many tries',
      everywhere: 'Done',
      'person-added': 'Done',
      'person-erased': 'Done',
      'person-invited': 'Done',
      'sign-in-link-made': 'Done',
      'sign-in-link-withdrawn': 'Done',
      'role-changed': 'Done',
      'access-removed': 'Done',
      'access-given-back': 'Done',
      'password-set': 'Done',
      'password-changed': 'Done',
      'passkey-added': 'Done',
      'passkey-removed': 'Done',
      'two-step-on': 'Done',
      'two-step-off': 'Done',
      'recovery-codes-renewed': 'Done',
      'recovery-code-used': 'Done',
      'second-factor-reset': 'Done',
      'kept-sessions-allowed': 'Done',
      'kept-sessions-forbidden': 'Done',
      'second-factor-required': 'Done',
      'second-factor-optional': 'Done',
      'identity-linked': 'Done',
      'not-allowed': 'Not allowed',
      'sessions-ended': 'Done',
      'mapping-confirmed': 'Done',
      'form-changed': 'Done',
      'field-dismissed': 'Done',
      'profile-rolled-back': 'Done',
      'tested-allowed': 'Probably permitted',
      'tested-refused': 'Not permitted',
      'tested-taken': 'The partner accepted it',
      'tested-unclear': 'Unclear',
      'profile-imported': 'Done',
      'warning-dismissed': 'Done',
      'index-switched-on': 'Done',
      'index-switched-off': 'Done',
      'team-named': 'Done',
      'held-after-restore': 'Held',
      'held-sent': 'Sent',
      'held-discarded': 'Discarded',
      'held-checked': 'Checked',
    } satisfies Record<ActivityOutcome, string>,

    /** For a run, instead of its outcome's words. */
    refusedOf: '{refused, number} of {rows, number} refused',

    kinds: {
      'create-job': 'New job',
      'submit-application': 'Easy apply',
      'bulk-apply': 'Bulk apply',
      'set-ai-chat': 'AI chat',
      export: 'Export',
      'sign-in': 'Sign-in',
      'sign-out': 'Sign-out',
      account: 'Account change',
      erasure: 'Person erased',
      access: 'Access denied',
      connection: 'Connection',
      restore: 'Database restored',
    } satisfies Record<Kind, string>,

    /** The outcome's words already include the action. */
    deeds: {
      everywhere: 'Sign-out everywhere',
      'person-added': 'Person added',
      'person-erased': 'Person erased',
      'person-invited': 'Person invited',
      'sign-in-link-made': 'New sign-in link',
      'sign-in-link-withdrawn': 'Sign-in link withdrawn',
      'role-changed': 'Role changed',
      'access-removed': 'Deactivated',
      'access-given-back': 'Reactivated',
      'password-set': 'Password set',
      'password-changed': 'Password changed',
      'passkey-added': 'Passkey added',
      'passkey-removed': 'Passkey removed',
      'two-step-on': 'Two-step sign-in on',
      'two-step-off': 'Two-step sign-in off',
      'recovery-codes-renewed': 'New recovery codes',
      'recovery-code-used': 'Recovery code used',
      'second-factor-reset': 'Second factor reset',
      'kept-sessions-allowed': '“Keep me signed in” switched on',
      'kept-sessions-forbidden': '“Keep me signed in” switched off',
      'second-factor-required': 'Second factor required',
      'second-factor-optional': 'Second factor no longer required',
      'identity-linked': 'Linked to single sign-on',
      'sessions-ended': 'Sessions ended',
      'mapping-confirmed': 'Field mapping confirmed',
      'form-changed': 'Form changed',
      'field-dismissed': 'Requested field dismissed',
      'profile-rolled-back': 'Field profile rolled back',
      'tested-allowed': 'Test without writing',
      'tested-refused': 'Test without writing',
      'tested-taken': 'Test without writing',
      'tested-unclear': 'Test without writing',
      'profile-imported': 'Field profile imported',
      'warning-dismissed': 'Field warning dismissed',
      'index-switched-on': 'Search switched on',
      'index-switched-off': 'Search switched off',
      'team-named': 'Team named',
    } satisfies Partial<Record<ActivityOutcome, string>>,

    /** What was done, on what. */
    sentences: {
      'create-job': 'New job {subject}',
      'submit-application': 'Easy apply to {subject}',
      'bulk-apply': 'Bulk apply {subject}',
      'set-ai-chat': 'AI chat for {subject}',
      export: 'Export of {subject}',
      'sign-in': 'Sign-in to the account of {subject}',
      account: 'Account of {subject}',
      erasure: 'Erased {subject}',
      access: 'Access denied to {subject}',
      connection: 'Connection: {subject}',
      restore: 'Review after a restore: {subject}',
    },
    /** One application of a run. */
    inRun: 'Bulk apply to {subject}',
    /** For kinds written by a later release. */
    anySentence: '{kind}: {subject}',

    /** The filter's names for the kinds, and what their rows have in common. */
    kindFilters: {
      'submit-application': 'Applications',
      'bulk-apply': 'Bulk applications',
      'create-job': 'New jobs',
      'set-ai-chat': 'AI chat',
      export: 'Exports',
      'sign-in': 'Sign-ins',
      'sign-out': 'Sign-outs',
      account: 'Account changes',
      erasure: 'Erased people',
      access: 'Access denied',
      connection: 'Connection',
      restore: 'Database restores',
    } satisfies Record<FilterKind, string>,

    outcomeFilters: {
      'needs-somebody': 'Unconfirmed, needs a decision',
      'under-way': 'Under way',
      done: 'Done',
      refused: 'Refused or failed',
      left: 'Left unconfirmed',
      'not-sent': 'Not sent',
    } satisfies Record<OutcomeFilter, string>,

    /** What was exported. */
    exports: {
      applicants: '{count, plural, one {# applicant} other {# applicants}}',
      activity: '{count, plural, one {# activity entry} other {# activity entries}}',
      profile: 'the field profile',
      results: '{count, number} results of {run}',
      'failed-rows': '{count, number} failed rows of {run}',
    },

    /** Subjects that are stored in English (subject-in-words.ts). */
    subjects: {
      anApplicant: 'an applicant',
      formerColleague: 'a former colleague',
      everyone: 'everyone',
      version: 'version {version}',
      importedVersion: 'field profile, version {version}',
      versionAgain: 'field profile, back to version {version}',
      forms: { 'create-job': 'New job', 'submit-application': 'Application', 'set-ai-chat': 'AI chat' },
      changedFields: 'warning about changed fields',
      search: 'search over all applicants',
      teamNamed: 'team {team}: {name}',
      teamUnnamed: 'team {team}, name removed',
      heldJobs: 'Held jobs',
      allHeld: 'All held writes',
      severalHeld: 'Several held writes',
      unsent: '{count, plural, one {1 unsent write} other {# unsent writes}}',
    },

    /** The actor, if it was not a known person. */
    unknownUser: 'Unknown user',
    theDesk: 'The desk',

    // The columns of the file
    columns: {
      when: 'When',
      who: 'Who',
      what: 'What',
      onWhat: 'On what',
      applicant: 'Applicant',
      jobId: 'Job ID',
      outcome: 'Outcome',
      milliseconds: 'Milliseconds',
      reference: 'Reference',
      id: 'ID',
    },
  },
  de: entryGerman,
})

type KindFacts = Pick<ActivityItem, 'kind' | 'outcome'> & Partial<Pick<ActivityItem, 'runId'>>

/** Returns the action in a word or two: "Easy apply", "Role changed". Unknown kinds are shown as stored. */
export function kindInWords({ kind, outcome, runId = null }: KindFacts): string {
  if (runId !== null) return entryWords.kinds['bulk-apply']
  return find(entryWords.deeds, outcome) ?? find(entryWords.kinds, kind) ?? kind
}

type SentenceFacts = Pick<ActivityItem, 'kind' | 'subject'> & Partial<Pick<ActivityItem, 'runId'>>

/** Returns what was done, and to what: "Easy apply to Night baker". */
export function activityInWords({ kind, subject, runId = null }: SentenceFacts): string {
  if (runId !== null) return entryWords.inRun({ subject })
  if (kind === 'sign-out' || (kind === 'sign-in' && subject === '')) return entryWords.kinds[kind]
  return find(entryWords.sentences, kind)?.({ subject }) ?? entryWords.anySentence({ kind, subject })
}

/** Returns what was exported: "1,250 applicants". */
export function exportInWords(exported: Exported, count: number): string {
  const { exports } = entryWords
  if (exported.what === 'profile') return exports.profile
  return 'run' in exported ? exports[exported.what]({ count, run: exported.run }) : exports[exported.what]({ count })
}

type Outcome = Pick<ActivityItem, 'outcome'> & Partial<Pick<ActivityRow, 'rows' | 'refused'>>

/** Returns the outcome in one to five words. */
export function outcomeInWords({ outcome, rows, refused }: Outcome): string {
  if (outcome === 'done-refused' && rows && refused) return entryWords.refusedOf({ rows, refused })
  return find(entryWords.outcomes, outcome) ?? outcome
}

/** Returns the current outcome of a dispatch in words. */
export function dispatchInWords(dispatch: OutcomeFacts): string {
  return entryWords.outcomes[outcomeOf(dispatch)]
}

/** Ignores inherited properties such as `constructor`. */
function find<Value>(words: Partial<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined
}
