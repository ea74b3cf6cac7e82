import type { Step } from '@/lib/dispatch/contract'
import { failureKindWords as failureWords } from '@/lib/partner/failure/words'
import { words } from '@/lib/text/words'
import type { times } from './address'
import { activityGerman } from './words.de'

/** Texts of the "Activity" screen, except those shared with other screens (lib/activity/words). */
export const activityWords = words({
  en: {
    // The list
    title: 'Activity',
    lead: 'Who did what, and how it turned out.',
    list: 'Activity list',
    noMatch: {
      title: 'Nothing matches these filters',
      text: 'Clear them to see all activity.',
      action: 'Clear filters',
    },
    nothingYet: {
      title: 'No activity yet',
      text: 'Everything people do here is listed on this page.',
      action: 'Submit an application',
    },
    loading: 'Loading the activity',
    loadingMore: 'Loading…',
    loadMore: 'Load more',
    allLoaded: '{count, plural, one {1 entry loaded} other {All # loaded}}',
    someLoaded: '{count, number} loaded · more below',
    newer: '{count, number} new',
    newerAtLeast: '{count, number} or more new',
    show: 'Show',
    when: 'When',
    who: 'Who',
    what: 'What',
    onWhat: 'On what',
    outcome: 'Outcome',
    duration: 'Duration',
    reference: 'Reference',
    jobCalled: 'Job {id}',
    exportCsv: 'Export CSV',
    exportShown: 'Export these entries',
    exporting: 'Exporting…',
    exported: 'The activity was exported',

    // The filters
    filters: 'Filters',
    filtersChosen: 'Filters ({count, number})',
    clearFilters: 'Clear filters',
    person: 'Person',
    kind: 'Action',
    time: 'Time',
    from: 'From',
    to: 'To',
    jobId: 'Job ID',
    notJobId: 'A job ID has no “@”.',
    formerColleague: 'Former colleague',
    any: { person: 'Everyone', kind: 'All actions', outcome: 'Any outcome', time: 'Any time' },
    times: {
      today: 'Today',
      '24-hours': 'Last 24 hours',
      '7-days': 'Last 7 days',
      '30-days': 'Last 30 days',
      days: 'Custom range',
    } satisfies Record<(typeof times)[number], string>,

    // The details of an entry
    entryDetails: 'Activity details',
    loadingDetails: 'Loading the details',
    notFound: 'Not found',
    gone: 'This entry no longer exists. Older entries are deleted after a while.',
    waitsFor: 'Waiting for {name} or an admin to decide',
    isSending: 'Waiting for the partner to answer.',
    notCreated: 'Was not created',
    unconfirmed: 'Unconfirmed',
    choosing: 'Choosing…',
    itIsThis: 'It is {title}, {id} ({holds, number} of {of, number} values match)',
    applicant: 'Applicant',
    job: 'Job',
    allOfJob: 'All of this job',
    run: 'Bulk apply',
    rows: '{count, plural, one {# row} other {# rows}}',
    sentAgainRows: '{count, number} sent again',
    sentAgainFact: 'Sent again',
    showEach: 'Show each',
    ofOneRun: 'Only one run',
    team: 'Team',
    sent: 'Sent',
    sentTimes: '{count, number} times',
    mayBeTwice: 'if the first one arrived too, there is a duplicate',
    /** Details that this release does not know are shown under their internal names. */
    details: {
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
      applicationFormId: 'Applicant ID',
      address: 'IP address',
      needs: 'Needs role',
      erased: 'Erased',
      left: 'Remaining',
      records: 'Records',
      source: 'Source',
      version: 'Version',
      field: 'Field',
      status: 'Status',
      method: 'Method',
      reason: 'Reason',
      why: 'Reason',
      passkey: 'Passkey',
      writes: 'Writes',
      runs: 'Runs',
      found: 'Found',
      candidates: 'Several matches',
      notThere: 'Not found',
    },

    /** For details with fixed values; other values, and those from other releases, are shown as stored. */
    detailValues: {
      viewer: 'Viewer',
      recruiter: 'Recruiter',
      admin: 'Admin',
      edited: 'edited',
      imported: 'imported',
      learned: 'learned from a refusal',
    },

    // The steps of a dispatch
    timeline: 'What happened',
    timelineStatus: 'Status {status}',
    someone: 'Someone',
    requestedBy: 'Requested by {person}',
    sentToPartner: 'Sent to the partner',
    accepted: 'Accepted',
    refused: 'Refused',
    willBeRetried: '{reason}: will be retried',
    notAcceptedNow: 'Not accepted right now',
    serverStopped: 'The server stopped while this was being sent',
    checked: 'Checked with the partner',
    notChecked: 'Could not check with the partner: {reason}',
    reconciled: {
      succeeded: 'Found at the partner',
      later: 'Not found at the partner yet',
      resend: 'Will be sent again',
      'not-made': 'Not found at the partner',
      candidates: 'Several matches at the partner: someone has to choose',
      'no-list': 'Could not check: the partner’s list of jobs failed to load',
      'no-list-before': 'Cannot check: the list of jobs failed to load before this was sent',
      'list-without-ids': 'Cannot check: the partner’s jobs have no stable IDs',
      'list-cut': 'Cannot check: the partner does not return the whole list of jobs',
      'repeats-not-known-off': 'Cannot check: sending again could create a duplicate application',
      'tried-enough': 'Stopped retrying: someone has to decide',
    },
    cancelRequested: 'Cancelled by {person} while it was being sent: no further attempts',
    cancelled: 'Cancelled by {person}',
    sentAgain: 'Sent again by {person}',
    abandoned: '{person} decided not to resend',
    chosen: '{person} chose the match',
    arrived: '{person} recorded it as arrived, from the list of applicants',
    noneOfThese: '{person} said that no match is right',
    expedited: 'Retried at once by {person}',
    held: 'Held for review after the database was restored',
    sentUnprepared: 'Sent by {person} without checking the list of jobs',
    superseded: 'Replaced by a newer change by {person}',

    // Durations
    milliseconds: '{count} ms',
    seconds: '{count, number, ::.0} s',
    minutes: '{minutes} min {seconds} s',
    hours: '{hours} h {minutes} min',
  },
  de: activityGerman,
})

/** Returns one step of a dispatch as a sentence. */
export function describeStep({ what, by, outcome }: Step): string {
  const failure = Object.entries(failureWords).find(([kind]) => kind === outcome)?.[1].short
  const person = by ?? activityWords.someone
  switch (what) {
    case 'recorded':
      return activityWords.requestedBy({ person })
    case 'sent':
      return activityWords.sentToPartner
    case 'answered':
      return outcome === 'succeeded' ? activityWords.accepted : (failure ?? activityWords.refused)
    case 'backed-off':
      return activityWords.willBeRetried({ reason: failure ?? activityWords.notAcceptedNow })
    case 'lease-expired':
      return activityWords.serverStopped
    case 'reconciled':
      return failure ? activityWords.notChecked({ reason: failure }) : (find(outcome) ?? activityWords.checked)
    case 'cancel-requested':
      return activityWords.cancelRequested({ person })
    case 'cancelled':
      return activityWords.cancelled({ person })
    case 'sent-again':
      return activityWords.sentAgain({ person })
    case 'abandoned':
      return activityWords.abandoned({ person })
    case 'chosen':
      return outcome === 'arrived' ? activityWords.arrived({ person }) : activityWords.chosen({ person })
    case 'none-of-these':
      return activityWords.noneOfThese({ person })
    case 'expedited':
      return activityWords.expedited({ person })
    case 'held':
      return activityWords.held
    case 'sent-unprepared':
      return activityWords.sentUnprepared({ person })
    case 'superseded':
      return activityWords.superseded({ person })
  }
}

function find(outcome: string | undefined): string | undefined {
  return Object.entries(activityWords.reconciled).find(([name]) => name === outcome)?.[1]
}

/** "420 ms", "7.3 s", "2 min 5 s", "3 h 2 min". */
export function formatDuration(ms: number): string {
  if (ms < 1_000) return activityWords.milliseconds({ count: String(Math.round(ms)) })
  // 59,960 ms are shown as a minute: seconds are never rounded up to 60.
  if (ms < 59_950) return activityWords.seconds({ count: ms / 1_000 })
  const seconds = Math.round(ms / 1_000)
  if (seconds < 3_600)
    return activityWords.minutes({ minutes: String(Math.floor(seconds / 60)), seconds: String(seconds % 60) })
  const minutes = Math.round(seconds / 60)
  return activityWords.hours({ hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) })
}
