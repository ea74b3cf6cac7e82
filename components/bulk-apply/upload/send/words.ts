import { words } from '@/lib/text/words'
import { sendGerman } from './words.de'

/** Texts of the step that turns an upload into a run. */
export const sendWords = words({
  en: {
    downloadUnsent: 'Download rows that aren’t sent',
    unsentFile: '{name}-not-sent',
    canary:
      'The first row of each job is sent before its others, to make sure the job accepts applications. You can leave this page: the run continues, and you can pause or cancel it at any time.',
    uploading: 'Uploading',
    uploaded: '{done, number} of {of, number} rows uploaded. Keep this tab open',
    allUploaded: 'Uploaded.',
    openRun: 'Open the run',
    started: '{name} has started',
    allRowsUploaded: 'All rows are uploaded.',
    isUploading: 'Uploading…',
    name: 'Name of the run',
    required: 'Required',
    onRefusal: 'If the partner refuses a row',
    goOn: 'Continue with the others',
    stop: 'Stop the run',
    applications: 'applications',
    send: 'Send {count, plural, one {# application} other {# applications}}',

    // The summary
    willBeSent: 'Will be sent',
    rows: '{count, plural, one {# row} other {# rows}}',
    accepted: '{count, number} with warnings you accepted',
    jobs: '{count, plural, one {Job} other {# jobs}}',
    unknownJob: '{id}: no job has this ID or title',
    moreJobs: 'and {count, number} more',
    queued: 'Queued',
    queuedByColumn:
      'As set in its column, but for {direct, plural, one {the first row} other {the first row of each job (#)}}',
    queuedByRow:
      'As set in each row, but for {direct, plural, one {the first row} other {the first row of each job (#)}}',
    isQueued: '{queued, number}: all but {direct, plural, one {the first row} other {the first row of each job (#)}}',
    isNotQueued: 'No. The partner checks each one right away',
    notSent: 'Not sent',
    nothing: 'Nothing',
    toFix: '{count, number} to fix',
    toReview: '{count, number} to review',
    leftOut: '{count, number} left out',
    reasons: 'Reasons: {reasons}.',

    // Why it stopped
    signIn: 'Sign in again',
    isBack: 'You are signed in again',
    tryAgain: 'Try again',
    partlyUploaded: '{done, number} of {of, number} rows are uploaded.',
    mayHaveStarted: 'The run may have started already. If you try again, it still starts only once.',
    nothingSent:
      'Nothing was sent. If you try again, the upload continues where it stopped, and nothing is sent twice.',
    errorId: 'Error ID {id}',
    notTaken: 'The desk didn’t accept this run',
    rowTooLarge: 'The row is larger than {megabytes, number} MB',
  },
  de: sendGerman,
})
