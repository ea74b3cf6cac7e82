import { fieldMessages } from '../partner/failure/field-messages'
import type { RowOutcome, RunRow } from './contract'

const outcomes: Record<RowOutcome, string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  held: 'Held',
  'held-for-review': 'Held: may have been sent',
  'needs-decision': 'Unconfirmed',
  refused: 'Refused',
  submitted: 'Submitted',
  queued: 'Queued',
  'already-applied': 'Already applied',
  abandoned: 'Left unconfirmed',
  cancelled: 'Not sent',
}

/** What became of a row, in a word or three. */
export function rowOutcomeInWords({ outcome, failure }: Pick<RunRow, 'outcome' | 'failure'>): string {
  return outcome === 'refused' && failure?.kind === 'job-unavailable'
    ? "This job isn't accepting applications"
    : outcomes[outcome]
}

/** Why, in a sentence or two; '' where there is nothing to say. */
export function reasonInWords({
  outcome,
  failure,
  uncertainty,
}: Pick<RunRow, 'outcome' | 'failure' | 'uncertainty'>): string {
  if (uncertainty?.what === 'applied-before')
    return `${uncertainty.who} already applied for this person to this job from this desk`
  if (outcome === 'held') return 'This job isn’t accepting applications; its rows are held'
  if (outcome === 'held-for-review')
    return 'The desk’s database was restored or copied, and this row may have been sent since. It needs a review'
  if (outcome === 'cancelled') return 'Cancelled before it was sent'
  if (!failure) return ''
  const fields = fieldMessages(failure.fields)
  // The partner's own sentences may end in a full stop.
  return [failure.title, failure.said ?? failure.meaning, ...fields].join('. ').replaceAll('.. ', '. ')
}
