/** What the screens of this room say. `count` is a number as the reader writes it. */

const rows = (count: string, isOne: boolean) => `${count} ${isOne ? 'row' : 'rows'}`

export const runWords = {
  allRuns: 'All runs',
  stopsAtRefusal: 'Stops at the first refusal',
  filter: 'Show rows',
  allRows: 'All rows',
  details: 'Details',
  noRows: 'This run has no rows',
  noneLeft: 'No rows with this outcome any more',
  showAll: 'Show all rows',
  bulkApply: 'Bulk apply',
}

export const downloadWords = {
  results: 'Download results',
  failed: 'Download failed rows',
  failedHint: 'Uses your original columns. Rows that may have been submitted are not included.',
}

export const noticeWords = {
  askedFields: {
    title: 'The desk’s form doesn’t match this partner',
    details: (fields: string) =>
      `Rows were refused because the partner requires ${fields}. An admin can add it under Connection, Forms. Then fix and resend the refused rows here.`,
  },
  mayHaveBeenSent: {
    title: 'This run may have been sent already',
    details:
      'The database was restored to a time before this run was started. Ask the partner before you upload these rows again: this may create duplicate applications.',
  },
  draft: {
    title: 'Nothing was sent: the upload wasn’t finished',
    details: 'If the page you uploaded from is still open, continue there. Otherwise upload the file again.',
  },
  waitsForFields: {
    title: 'Waiting: the partner’s data changed',
    details:
      'Required fields are missing in the partner’s answers, so nothing more is sent. The run continues by itself once an admin has checked the connection, or the fields are back.',
  },
  cancelling: { title: 'Being cancelled: nothing more is sent' },
  enqueueing: { title: 'Getting ready: sending starts in a moment. You can leave this page' },
  paused: (by: string | null, waiting: string) => ({
    title: `${by === null ? 'Paused' : `Paused by ${by}`} · ${waiting}`,
    details: 'Rows that were already on their way are finished. Press “Resume” to send the rest.',
  }),
  stopped: {
    key: {
      title: 'Stopped: the partner would refuse every row',
      details: 'Press “Resume” once the reason below is fixed. Rows that were refused for it are sent again.',
    },
    refusal: {
      title: 'Stopped at the first refusal, as you chose',
      details: 'Press “Resume” to continue with the other rows, or fix the refused row below.',
    },
    uncertain: {
      title: 'Stopped: too many rows in a row are unconfirmed',
      details: 'The desk waits so that there won’t be more of them. Press “Resume” when the partner works again.',
    },
    fields: {
      title: (fields: string) => `Stopped: rows keep being refused for ${fields}`,
      details: (hasOlderForm: boolean) =>
        hasOlderForm
          ? 'The form has changed since this run was uploaded. Fix and resend the refused rows with the new form; “Resume” sends the rest just as it was uploaded.'
          : 'Fix and resend the refused rows below. If the partner has changed its fields, an admin can change the form under Connection, Forms; do that first. “Resume” sends the rest just as it was uploaded.',
    },
    other: { title: 'Stopped', details: 'Press “Resume” to continue.' },
  },
  notSent: (count: string, isOne: boolean) => `${rows(count, isOne)} not sent`,
}

export const heldRunWords = {
  title: 'Held after restore. Rows of this run may have been sent since, so nothing is sent before a review',
  review: 'Review held writes',
  details: 'The database was restored or copied while rows of this run were waiting.',
}

export const unclearWords = {
  title: (count: string, isOne: boolean) => `${rows(count, isOne)} unconfirmed`,
  resend: 'Resend',
  leave: 'Don’t resend',
  show: 'Show them',
  intro:
    'They may have been submitted; the partner didn’t say. Decide for all of them here, or row by row in the table.',
  resendMeans: 'if the first one arrived, this may create a duplicate application.',
  leaveMeans: 'nothing more is sent. If the first one didn’t arrive, the partner doesn’t have the application.',
  askResend: (count: string, isOne: boolean) => ({
    title: `Resend ${rows(count, isOne)}?`,
    description: 'This may create a duplicate application where the first one arrived.',
    yes: `Resend ${count}`,
  }),
  askLeave: (count: string, isOne: boolean) => ({
    title: `Leave ${rows(count, isOne)} unconfirmed?`,
    description: 'Nothing more is sent. Applications that didn’t arrive are not at the partner.',
    yes: `Don’t resend ${count}`,
  }),
  notYet: 'Not yet',
}

export const heldWords = {
  list: 'Held jobs',
  rows: (count: string, isOne: boolean) => `${rows(count, isOne)} held`,
  tryAgain: 'Try this job again',
  leaveOut: 'Leave these rows out',
  details: '“Try this job again” also sends the rows that were refused for this reason.',
}

export const causeWords = {
  list: 'Refused, by cause',
  rows,
  fix: 'Fix and resend',
  open: 'Open',
  inRun: (run: string) => `in ${run}`,
  notHere: 'These rows can’t be resent here: they may have been sent since the database was restored.',
  recent: (count: string, isOne: boolean) => `${rows(count, isOne)} refused in the last 7 days`,
  show: 'Show causes',
  hide: 'Hide causes',
}

export const correctionWords = {
  heading: 'Fix refused rows',
  intro: 'Correct the values and send the rows again. Rows you leave out, or don’t change, stay refused.',
  loading: 'Loading the refused rows…',
  nothing: 'No refused rows are left to fix',
  nothingDetails: 'They were sent again since, or their upload is no longer kept.',
  send: 'Send corrected rows',
  sending: 'Sending…',
  close: 'Close',
  undo: 'Undo',
  discard: {
    title: 'Discard your corrections?',
    description: 'Nothing of them was sent.',
    no: 'Keep editing',
    yes: 'Discard',
  },
  what: 'rows',
  sent: (count: string, isOne: boolean) => `${rows(count, isOne)} sent again`,
  queued: (count: string, isOne: boolean) => `${rows(count, isOne)} ready to be sent again`,
  following: 'Follow them in this run.',
  resumeFirst: 'The run is not sending. Press “Resume” to send them.',
  movedOn: (count: string, isOne: boolean) =>
    `${rows(count, isOne)} ${isOne ? 'was' : 'were'} sent again by someone else meanwhile, and left as ${isOne ? 'it is' : 'they are'}.`,
  tooLate: { title: 'Nothing was sent', text: 'This run doesn’t take corrections right now.' },
  partly: (count: string, isOne: boolean) => `${rows(count, isOne)} sent again. Try again to send the others.`,
}

export const uploadWords = {
  notATable: 'This is not a table of applications',
  continueWith: 'Continue with it',
  replaces: 'Another file replaces it, and your changes.',
  drop: 'Drop a file with one application a row',
  chooseFile: 'Choose a file',
  file: 'File with applications',
  template: 'Download a template',
  reading: 'Reading',
  paste: 'Or paste rows',
  pasteHint: 'As copied from a spreadsheet, with the headings in the first row.',
  nothingPasted: 'Paste some rows first',
  useRows: 'Use these rows',
  pasted: 'Pasted rows',
  useSelected: 'Use the selected applicants',
  keepOther: 'Keep what is here',
  oneAtATime: 'Another upload here has not been sent. You can prepare one at a time.',
  browserFailed: 'Your browser couldn’t continue with this upload',
  browserFailedHint: 'Nothing was sent. Start over with the file; your changes here are lost.',
  startOver: 'Start over',
  forgetHint: 'What was changed here is lost. Nothing of it was sent.',
  keep: 'Keep it',
  forget: 'Discard it',
  back: 'Back',
}

export const matchWords = {
  columns: 'Columns',
  yourColumn: 'Your column',
  mapsTo: 'Maps to',
  empty: 'Empty in the first rows',
  notUsed: 'Not used',
  missing: 'A required field has no column yet',
  checkRows: 'Check the rows',
  sameForAll: 'The same for all rows',
  chooseJob: 'Choose a job, or the column that has it',
  moreFields: 'More fields',
  choose: 'Choose…',
  leftOut: 'Left out',
  preview: 'Preview',
  previewTitle: 'The first rows, as they would be sent',
  emptyCell: 'empty',
}

export const checkWords = {
  loadingJobs: 'Loading jobs to check each row…',
  checking: 'Checking',
  checked: 'rows checked',
  lookingUp: 'Checking for duplicates',
  lookedUp: 'checked for duplicates',
  goingOn: 'Checking…',
  undo: 'Undo',
  namesSplit: 'First and last names were split',
  jobsWithoutIds: 'Jobs without an ID',
  rowErrorsHint: 'Nothing was sent. Fix these rows or leave them out, then continue.',
  jobsUnchecked: 'The jobs could not be checked',
  jobsUncheckedHint:
    'The list of jobs can’t be read right now. You can continue: job IDs are sent as written, and the partner refuses jobs that don’t accept applications.',
  earlierFailed: 'Earlier applications could not be looked up',
  tryAgain: 'Try again',
  problems: 'Problems',
  show: 'Show',
  setForAll: 'Set for all',
  sendAnyway: 'Send anyway',
  leaveAllOut: 'Leave all out',
  set: 'Set',
  cancel: 'Cancel',
  nextProblem: 'Next problem',
  showRows: 'Show rows',
  notTaken: 'Not taken',
}

export const sendWords = {
  leftOut: 'Download rows left out',
  canary:
    'The first row of each job is sent alone, to make sure the job accepts applications. You can leave this page: the run continues, and you can pause or cancel it at any time.',
  uploading: 'Uploading',
  keepOpen: 'rows uploaded. Keep this tab open',
  openRun: 'Open the run',
  isUploading: 'Uploading…',
  name: 'Name of the run',
  required: 'Required',
  onRefusal: 'If the partner refuses a row',
  goOn: 'Continue with the others',
  stop: 'Stop the run',
  applications: 'applications',
  willBeSent: 'Will be sent',
  queued: 'Queued',
  notSent: 'Not sent',
  nothing: 'Nothing',
  queuedByColumn: 'As set in its column, row by row',
  isQueued: 'Yes: the partner accepts them now and processes them later',
  isNotQueued: 'No: the partner checks each one right away',
}

export const actionWords = {
  discard: 'Discard',
  discarding: 'Discarding…',
  pause: 'Pause',
  pausing: 'Pausing…',
  resume: 'Resume',
  resuming: 'Resuming…',
  cancel: 'Cancel',
  cancelling: 'Cancelling…',
  askCancel: 'Cancel this run?',
  keep: 'Keep it',
  doCancel: 'Cancel the run',
  sending: 'Sending…',
  leaving: 'Saving…',
  trying: 'Trying…',
}

export const rowWords = {
  details: 'Row details',
  movedOn: 'This row has moved on',
  movedOnHint: 'It is no longer in this list. Shown is its last known state.',
  row: 'Row',
  email: 'Email',
  job: 'Job',
  outcome: 'Outcome',
  reason: 'Reason',
  form: 'Application form',
  sent: 'Sent',
  when: 'When',
  reference: 'Reference',
  unconfirmed: 'Unconfirmed',
  sendAgain: 'Send again',
  dontResend: 'Don’t resend',
  resend: 'Resend',
  copyDetails: 'Copy details for the operator',
  connection: 'Open Connection',
  applicant: 'Applicant',
  noEmail: 'No email',
  loading: 'Loading',
  list: 'List of rows',
  table: 'Rows',
}

export const runsWords = {
  title: 'Runs',
  none: 'No run yet',
  noneHint: 'Everyone’s bulk applies are listed here, with their outcomes.',
  more: 'Show more',
  loading: 'Loading…',
}
