import type { RowOutcome, RunRow } from './contract'

const verdicts: Record<RowOutcome, string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  held: 'Held',
  unclear: 'Not known yet',
  refused: 'Refused',
  submitted: 'Submitted',
  queued: 'Queued',
  'already-applied': 'Already applied',
  left: 'Left unclear',
  cancelled: 'Not sent',
}

/** What became of a row, in a word or three. */
export function rowOutcomeInWords({ verdict, failure }: Pick<RunRow, 'verdict' | 'failure'>): string {
  return verdict === 'refused' && failure?.kind === 'job-unavailable' ? 'Job closed or missing' : verdicts[verdict]
}

/** Why, in a sentence or two; '' where there is nothing to say. */
export function reasonInWords({ verdict, failure, finding }: Pick<RunRow, 'verdict' | 'failure' | 'finding'>): string {
  if (finding?.what === 'applied-before')
    return `${finding.who} applied for this person to this job before, from this desk`
  if (verdict === 'held') return 'The job takes no applications; its rows wait'
  if (verdict === 'cancelled') return 'Cancelled before it was sent'
  if (!failure) return ''
  const fields = Object.entries(failure.fields).map(([field, messages]) =>
    field === '' ? messages.join(', ') : `${field}: ${messages.join(', ')}`,
  )
  // The partner's own sentences may end in a full stop.
  return [failure.title, failure.said ?? failure.meaning, ...fields].join('. ').replaceAll('.. ', '. ')
}
