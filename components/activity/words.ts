import type { Step } from '@/lib/dispatch/contract'
import { kindWords as failureWords } from '@/lib/partner/failure/words'
import type { times } from './address'

/** Everything that the screen "Activity" says, but what it shares with other screens (lib/activity/words). */
export const activityWords = {
  title: 'Activity',
  lead: 'Who did what, and how it turned out.',
  noMatch: { title: 'Nothing matches these filters', text: 'Clear them to see all activity.', action: 'Clear filters' },
  nothingYet: { title: 'No activity yet', text: 'Everything people do here is listed on this page.' },
  loading: 'Loading the activity',
  loadingDetails: 'Loading the details',
  notFound: 'Not found',
  gone: 'This entry no longer exists. Older entries are deleted after a while.',
  waitsFor: (name: string) => `Waiting for ${name} or an admin to decide`,
  isSending: 'Waiting for the partner to answer.',
  runRow: 'Open the bulk run',
  allOfJob: 'All of this job',
  timeline: 'What happened',
  timelineStatus: (status: number) => `Status ${status}`,
  filters: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
  clearFilters: 'Clear filters',
  formerColleague: 'Former colleague',
  any: { person: 'Everybody', kind: 'Everything', outcome: 'Any outcome', time: 'Any time' },
}

export const timeWords: Record<(typeof times)[number], string> = {
  today: 'Today',
  '24-hours': '24 hours',
  '7-days': '7 days',
  '30-days': '30 days',
  days: 'Chosen days',
}

/** Each with its own name where this release does not know it. */
export const detailWords: Record<string, string> = {
  from: 'Before',
  to: 'After',
  role: 'Role',
  count: 'Rows',
  asOf: 'As of',
  columns: 'Columns',
  reasons: 'Incomplete because',
  leftOut: 'Left out',
  failure: 'Failure',
  filter: 'Filters',
  applicationFormId: 'Application form',
  address: 'From address',
  needs: 'Needs role',
}

const reconciled: Record<string, string> = {
  succeeded: 'Found at the partner',
  later: 'Not found at the partner yet',
  resend: 'Checked with the partner: it can be sent again',
  'not-made': 'Not found at the partner',
  candidates: 'Several matches at the partner: someone has to choose',
  'no-list': 'Could not check: the partner’s list of jobs failed to load',
  'no-list-before': 'Cannot check: the list of jobs failed to load before this was sent',
  'list-without-ids': 'Cannot check: the partner’s jobs have no stable IDs',
  'list-cut': 'Cannot check: the partner does not return the whole list of jobs',
  'repeats-not-known-off': 'Cannot check: sending again could create a duplicate application',
  'tried-enough': 'Stopped retrying: someone has to decide',
}

/** One step of a dispatch, as a sentence. */
export function describeStep({ what, by, outcome }: Step): string {
  const failure = Object.entries(failureWords).find(([kind]) => kind === outcome)?.[1].short
  const person = by ?? 'Someone'
  switch (what) {
    case 'recorded':
      return `Requested by ${person}`
    case 'sent':
      return 'Sent to the partner'
    case 'answered':
      return outcome === 'succeeded' ? 'Accepted' : (failure ?? 'Refused')
    case 'backed-off':
      return `${failure ?? 'Not accepted now'}: will be retried`
    case 'lease-expired':
      return 'The server stopped while this was being sent'
    case 'reconciled':
      return failure ? `Could not check with the partner: ${failure}` : (find(outcome) ?? 'Checked with the partner')
    case 'cancel-requested':
      return `Cancelled by ${person} while it was being sent: no further attempts`
    case 'cancelled':
      return `Cancelled by ${person}`
    case 'sent-again':
      return `Sent again by ${person}`
    case 'abandoned':
      return `${person} decided not to resend`
    case 'chosen':
      return `${person} chose the match`
    case 'none-of-these':
      return `${person} said that no match is right`
    case 'expedited':
      return `Retried at once by ${person}`
    case 'held':
      return 'Held for review after the database was restored'
    case 'sent-unprepared':
      return `Sent by ${person} without checking the list of jobs`
    case 'superseded':
      return `Replaced by a newer change by ${person}`
  }
}

function find(outcome: string | undefined): string | undefined {
  return outcome !== undefined && Object.hasOwn(reconciled, outcome) ? reconciled[outcome] : undefined
}

/** "420 ms", "7.3 s", "2 min 5 s", "3 h 2 min". */
export function formatDuration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`
  // 59,960 ms are a minute: what is said never rounds up to 60 s.
  if (ms < 59_950) return `${(ms / 1_000).toFixed(1)} s`
  const seconds = Math.round(ms / 1_000)
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
