import type { ActivityItem, ActivityKind } from '@/lib/activity/contract'

type Verdict = ActivityKind['verdict']

const verdicts: Record<Verdict, string> = {
  submitted: 'Submitted',
  queued: 'Queued',
  'already-applied': 'Already applied',
  refused: 'Refused',
  unclear: 'Not known yet',
  whole: 'Complete',
  partial: 'Not complete',
  'broken-off': 'Broken off',
  failed: 'Failed',
}

const deeds: Record<ActivityKind['kind'], (subject: string) => string> = {
  'easy-apply': (subject) => `Easy apply to ${subject}`,
  export: (subject) => `Export of ${subject}`,
}

/** What was done, on what: "Easy apply to Night baker". A kind that this release does not know is said as it is written. */
export function deedInWords({ kind, subject }: Pick<ActivityItem, 'kind' | 'subject'>): string {
  const known = Object.entries(deeds).find(([name]) => name === kind)
  return known ? known[1](subject) : `${kind}: ${subject}`
}

/** What became of it, in a word or three. */
export function verdictInWords({ verdict }: Pick<ActivityItem, 'verdict'>): string {
  return Object.entries(verdicts).find(([name]) => name === verdict)?.[1] ?? verdict
}
