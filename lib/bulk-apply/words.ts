import type { FailureKind, PartnerFailure } from '../partner/failure/failure'
import { fieldMessages } from '../partner/failure/field-messages'
import { words } from '../text/words'
import type { RunRow } from './contract'
import type { LeftOutReason } from './sheet/issue-kind'
import { causeOfRowsGerman, leftOutRowGerman, runRowGerman, targetGerman } from './words.de'

/** Texts about the rows of a run, on screens and in files. */
export const runRowWords = words({
  en: {
    outcomes: {
      waiting: 'Waiting',
      sending: 'Sending',
      held: 'On hold',
      'held-for-review': 'Held: may have been sent',
      'needs-decision': 'Unconfirmed',
      refused: 'Refused',
      submitted: 'Submitted',
      queued: 'Queued',
      'already-applied': 'Already applied',
      abandoned: 'Left unconfirmed',
      cancelled: 'Not sent',
    },
    missingJob: {
      title: 'The partner lists no job {id}',
      meaning: 'The ID may be mistyped, or the job no longer exists at the partner.',
      nextStep: 'Choose another job.',
    },
    appliedBefore: '{who} has already sent an application for this person to this job',
    recordedAsArrived:
      'Recorded as arrived by hand: it is in the list of applicants, but the partner didn’t confirm it',
    jobHeld: 'The partner didn’t accept the first row of this job, so its other rows are on hold',
    heldForReview:
      'The desk’s database was restored or copied, and this row may have been sent since. It needs a review',
    cancelled: 'Cancelled before it was sent',

    // The results file
    columns: {
      row: 'Row',
      outcome: 'Outcome',
      reason: 'Reason',
      form: 'Applicant ID',
      when: 'When',
      reference: 'Reference',
    },

    // What the desk does not accept
    tooManyRows: 'A run has {count, number} rows at most',
    required: 'Required',
    tooLong: 'At most {count, number} characters',
    sameAsRow: 'The same applicant and job as in row {row}',
  },
  de: runRowGerman,
})

/** Why several rows were refused. */
export const causeOfRowsWords = words({
  en: {
    /** The partner said other things about others of these rows. */
    forExample: 'for example: {said}',
  },
  de: causeOfRowsGerman,
})

/** Why rows of an upload were left out of its run, in its results file. */
const leftOutRowWords = words({
  en: {
    reasons: {
      'by-person': 'Left out by hand',
      missing: 'Missing value',
      invalid: 'Invalid value',
      'spreadsheet-error': 'Spreadsheet error',
      'job-ambiguous': 'Ambiguous job',
      'job-unknown': 'Unknown job',
      'job-closed': 'Job not accepting applications',
      'job-refused': 'Job refused by the partner',
      repeat: 'Repeat of another row',
      'applied-before': 'Already applied from this desk',
      'listed-before': 'Already in the list of applicants, from elsewhere',
      formula: 'Looks like a formula',
      shortened: 'Number unclear in the spreadsheet',
      refused: 'Refused and unchanged',
    },
    /** If it is about one column. */
    reasonFor: '{reason}: {column}',
    ambiguousJob: '{reason}: “{title}” ({ids})',
  },
  de: leftOutRowGerman,
})

/** What the columns of an upload may hold, as the template names them. */
export const targetWords = words({
  en: {
    email: 'Email',
    job: 'Job',
    jobHelp: 'The ID of the job, or its title',
    enqueue: 'Queue the application',
    enqueueHelp: 'Yes or no. Yes: the partner accepts it now and processes it later',
    issueHeading: 'Partner Desk: problem',
  },
  de: targetGerman,
})

/** Returns why an uploaded row was not sent with its run. `shared`: the title that several jobs have, and their ids. */
export function leftOutInWords(
  reason: LeftOutReason,
  column: string | undefined,
  shared?: { title: string; ids: string } | null,
): string {
  const why = leftOutRowWords.reasons[reason]
  if (shared) return leftOutRowWords.ambiguousJob({ reason: why, ...shared })
  return column === undefined ? why : leftOutRowWords.reasonFor({ reason: why, column })
}

/** Returns why, in a sentence or two; '' if there is nothing to say. */
export function reasonInWords({
  outcome,
  failure,
  uncertainty,
  result,
}: Pick<RunRow, 'outcome' | 'failure' | 'uncertainty'> & Partial<Pick<RunRow, 'result'>>): string {
  if (result?.isRecordedAsArrived) return runRowWords.recordedAsArrived
  if (uncertainty?.what === 'applied-before') return runRowWords.appliedBefore({ who: uncertainty.who })
  if (outcome === 'held') return runRowWords.jobHeld
  if (outcome === 'held-for-review') return runRowWords.heldForReview
  if (outcome === 'cancelled') return runRowWords.cancelled
  if (!failure) return ''
  const said = [...fieldMessages(failure.fields), ...(failure.said === null ? [] : [failure.said])]
  const isOurs = said.length === 0 || saysWhy.includes(failure.kind)
  const parts = isOurs ? [failure.title, failure.meaning] : saysOnlyRefused(failure) ? said : [...said, failure.title]
  // The partner's own sentences may end with a period.
  return parts.join('. ').replaceAll('.. ', '. ')
}

/** Kinds for which our words say everything that the partner's do. */
const saysWhy: FailureKind[] = ['job-unavailable', 'already-applied']

/** Returns whether our words say only that the partner refused what was sent, and not why. */
export function saysOnlyRefused({ kind, wording }: Pick<PartnerFailure, 'kind' | 'wording'>): boolean {
  return (kind === 'invalid' || kind === 'bad-request') && wording === undefined
}
