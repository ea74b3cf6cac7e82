import { words } from '@/lib/text/words'
import {
  actionGerman,
  downloadGerman,
  heldJobGerman,
  noticeGerman,
  paceGerman,
  runGerman,
  runRowPanelGerman,
  unclearGerman,
} from './words.de'

/** Texts of the run page. */
export const runWords = words({
  en: {
    allRuns: 'All runs',
    stopsAtRefusal: 'Stops at the first refusal',
    leftOut: 'Left out before sending: {reasons}.',
    downloadLeftOut: 'Download these rows',
    filter: 'Show rows',
    allRows: 'All rows',
    noRows: 'This run has no rows',
    noneLeft: 'No more rows with this outcome',
    showAll: 'Show all rows',
    trial:
      'The first row of each job is sent alone, as a trial, and is never queued: only then does the partner’s answer show whether the job accepts applications.',
    partnerSaid: 'The partner says: “{said}”',
    connection: 'Open Connection',
  },
  de: runGerman,
})

/** How fast the run sends, and how long it will take. */
export const paceWords = words({
  en: {
    left: '{time} left at the current pace. The partner’s limit isn’t known, so this can change.',
    sending: '{count, plural, one {Sending # row} other {Sending # rows}}',
    busy: 'The partner seems busy: no row has been finished for a while. The desk keeps trying.',
    fewSeconds: 'A few seconds',
    seconds: 'About {seconds, number} s',
    minutes: 'About {minutes, number} min',
    hours: 'About {hours, number} h',
    hoursAndMinutes: 'About {hours, number} h {minutes, number} min',
  },
  de: paceGerman,
})

export const downloadWords = words({
  en: {
    results: 'Download results',
    failed: 'Download failed rows',
    failedHint:
      'Rows that were refused, put on hold or not sent, in your original columns. Rows that may have been submitted are not included.',
  },
  de: downloadGerman,
})

/** Why the run is stopped. */
export const noticeWords = words({
  en: {
    quoted: '“{field}”',
    askedFields: {
      title: 'The desk’s form doesn’t match this partner',
      details:
        'Rows were refused because the partner requires {fields}. An admin can add what is missing under Connection, Forms. Then fix and resend the refused rows here.',
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
    cancelling: 'Cancelling: nothing more is sent',
    enqueueing: 'Getting ready: sending starts in a moment. You can leave this page',
    paused: 'Paused',
    pausedBy: 'Paused by {by}',
    pausedMeans: 'Rows that were already on their way are finished. Press “Resume” to send the rest.',
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
        title: 'Stopped: too many rows are unconfirmed one after another',
        details: 'The desk stopped so that there won’t be more of them. Press “Resume” when the partner works again.',
      },
      other: { title: 'Stopped', details: 'Press “Resume” to continue.' },
    },
    stoppedForFields: 'Stopped: rows keep being refused for {fields}',
    olderForm:
      'The form has changed since this run was uploaded. Fix and resend the refused rows with the new form; “Resume” sends the rest just as it was uploaded.',
    presentForm:
      'Fix and resend the refused rows below. If the partner has changed its fields, an admin can change the form under Connection, Forms; do that first. “Resume” sends the rest just as it was uploaded.',
    endedForKey: 'Ended: the partner refused the last rows because of the desk’s key',
    refused: '{count, plural, one {# row} other {# rows}} refused',
    notSent: '{count, plural, one {# row} other {# rows}} not sent',
    held: 'Held after restore. Rows of this run may have been sent since, so nothing is sent before a review',
    heldMeans: 'The database was restored or copied while rows of this run were waiting.',
    review: 'Review held writes',
  },
  de: noticeGerman,
})

/** Rows that may have been submitted. */
export const unclearWords = words({
  en: {
    title: '{count, plural, one {# row} other {# rows}} unconfirmed',
    arrived: 'Record {count, number} as arrived',
    arrivedMeans:
      '{count, plural, one {it is} other {they are}} in the list of applicants. This is recorded in your name, and nothing more is sent.',
    resend: 'Send again',
    resendOthers: '{count, plural, one {Send the other one again} other {Send the other # again}}',
    leave: 'Don’t resend',
    show: 'Show them',
    intro:
      '{count, plural, one {It may have been submitted; the partner didn’t say.} other {They may have been submitted; the partner didn’t say. Decide for all of them here, or row by row in the table.}}',
    listed: 'In the list of applicants by now: {count, number}. Sending these again may create duplicates.',
    resendMeans: 'if the first one arrived, this may create a duplicate application.',
    leaveMeans: 'nothing more is sent. If the first one didn’t arrive, the partner doesn’t have the application.',
    nothingMore: 'nothing more is sent.',
    askResend: {
      title: 'Send {count, plural, one {# row} other {# rows}} again?',
      description: 'This may create a duplicate application where the first one arrived.',
      yes: 'Send {count, number} again',
    },
    listedLeftOut:
      '{count, plural, one {# row that is} other {# rows that are}} in the list of applicants won’t be sent.',
    askArrived: {
      title: 'Record {count, plural, one {# row} other {# rows}} as arrived?',
      description: 'Found in the list of applicants. It’s recorded in your name, and nothing more is sent.',
      yes: 'Record {count, number}',
    },
    askLeave: {
      title: 'Leave {count, plural, one {# row} other {# rows}} unconfirmed?',
      description: 'Nothing more is sent. The partner won’t get applications that didn’t arrive.',
      yes: 'Don’t resend {count, number}',
    },
    notYet: 'Not yet',
    decided: {
      'send-again': '{count, plural, one {# row is} other {# rows are}} being sent again',
      abandon: '{count, plural, one {# row} other {# rows}} left unconfirmed',
      arrived: '{count, plural, one {# row} other {# rows}} recorded as arrived',
    },
  },
  de: unclearGerman,
})

/** Jobs that take no applications. */
export const heldJobWords = words({
  en: {
    list: 'Jobs on hold',
    rows: '{count, plural, one {# row} other {# rows}} on hold',
    tryAgain: 'Try this job again',
    leaveOut: 'Leave these rows out',
    details: '“Try this job again” also sends the rows that were refused for this reason.',
  },
  de: heldJobGerman,
})

export const actionWords = words({
  en: {
    discard: 'Discard',
    discarding: 'Discarding…',
    pause: 'Pause',
    pausing: 'Pausing…',
    resume: 'Resume',
    resuming: 'Resuming…',
    cancel: 'Cancel',
    cancelling: 'Cancelling…',
    askCancel: 'Cancel this run?',
    cancelMeans:
      '{count, plural, one {What was sent stays sent. 1 row won’t be sent.} other {What was sent stays sent. # rows won’t be sent.}}',
    nothingToCancel: 'Every row was sent or is being sent now, and that can’t be stopped.',
    keep: 'Keep it',
    doCancel: 'Cancel the run',
    sending: 'Sending…',
    leaving: 'Saving…',
    trying: 'Trying…',
  },
  de: actionGerman,
})

/** A row of the table, and its details. */
export const rowWords = words({
  en: {
    details: 'Row details',
    rowAt: 'Row {row}',
    movedOn: 'This row has changed',
    movedOnHint: 'It’s no longer in this list. This shows its last known state.',
    row: 'Row',
    email: 'Email',
    job: 'Job',
    outcome: 'Outcome',
    reason: 'Reason',
    sent: 'Attempts',
    times: '{count, number}',
    when: 'When',
    reference: 'Reference',
    unconfirmed: 'Unconfirmed',
    arrived: 'It arrived',
    arrivedRow: 'Row {row} arrived',
    dontResend: 'Don’t resend',
    resend: 'Send again',
    dontResendRow: 'Don’t resend row {row}',
    resendRow: 'Send again: row {row}',
    listed: 'Now in the {list}: applied {when}',
    theList: 'list of applicants',
    nextTry: 'next try in {seconds, number} s',
    applicant: 'Applicant',
    noEmail: 'No email',
    loading: 'Loading',
    list: 'List of rows',
    table: 'Rows',
  },
  de: runRowPanelGerman,
})
