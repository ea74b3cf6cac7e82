import { words } from '@/lib/text/words'
import { checkGerman } from './words.de'

/** Texts of the step where rows are checked and corrected. */
export const checkWords = words({
  en: {
    loadingJobs: 'Loading jobs to check each row…',
    checking: 'Checking',
    checked: '{done, number} of {of, number} rows checked',
    lookingUp: 'Checking for duplicates',
    lookedUp: '{done, number} of {of, number} checked for duplicates',
    goingOn: 'Checking…',
    continueWith: 'Continue with {count, number}',
    undo: 'Undo',

    // States of rows
    states: {
      ready: 'Ready',
      invalid: 'To fix',
      warning: 'To review',
      accepted: 'Sending anyway',
      'left-out': 'Left out',
    },
    notTaken: 'Not accepted',
    ready: '{count, number} ready',
    sendingAnyway: '{count, number} sending anyway',
    toFix: '{count, number} to fix',
    toReview: '{count, number} to review',
    leftOut: '{count, number} left out',

    // What could not be checked
    namesSplit: 'First and last names were split',
    namesSplitHint:
      'They come from “{heading}”: the last word, or what comes before a comma, is used as the family name. Review them below. Single-word names are left empty.',
    jobsWithoutIds: 'Jobs without an ID',
    rowErrors: 'The desk didn’t accept {count, plural, one {# row} other {# rows}}',
    rowErrorsHint: 'Nothing was sent. Fix these rows or leave them out, then continue.',
    rowError: 'Row {row}: {message}',
    moreRowErrors: 'And {count, plural, one {# more row} other {# more rows}}.',
    jobsUnchecked: 'The jobs could not be checked',
    jobsUncheckedHint:
      'The list of jobs can’t be read right now. You can continue: job IDs are sent as written, and the partner refuses jobs that don’t accept applications.',
    earlierFailed: 'Duplicates could not be checked',
    earlierFailedHint: 'Rows that may be duplicates aren’t marked yet. They are checked again before anything is sent.',
    tryAgain: 'Try again',

    // Problems, in groups
    problems: 'Problems',
    showAllProblems: 'Show all {count, number}',
    showLess: 'Show less',
    quoted: '“{value}”',
    rows: '{count, plural, one {# row} other {# rows}}',
    rowsResolved: '{count, plural, one {# row} other {# rows}}, resolved',
    rowsOpen: '{count, plural, one {# row} other {# rows}}, {open, plural, one {# row} other {# rows}} still open',
    show: 'Show',
    setValue: '{count, plural, one {Set value} other {Set value for all}}',
    field: 'Field',
    otherJob: 'Choose another job',
    readAsThousands: 'Remove the points',
    sendAnyway: 'Send anyway',
    leaveAllOut: '{count, plural, one {Leave out} other {Leave all out}}',
    value: 'Value',
    forAll: '{count, plural, one {{label}} other {{label} for all # rows}}',
    set: 'Set',
    cancel: 'Cancel',

    // The grid
    nextProblem: 'Next problem',
    showRows: 'Show rows',
    all: 'All',
    only: 'Only: {message}',
    showAll: 'Show all rows, not only: {message}',
    grid: 'Rows',
    noRows: 'No rows match.',
    row: 'Row',
    rowAt: 'Row {row}',
    state: 'State',
    cell: '{title}, row {row}',
    sendRow: 'Send row {row} anyway',
    dontSendRow: 'Don’t send row {row}',
    takeRowIn: 'Include row {row}',
    leaveRowOut: 'Leave row {row} out',
    keysHint:
      'Enter or typing edits, Space leaves a row out or includes it, Delete empties a cell, Ctrl + Z undoes, Alt + ↓ goes to the next problem.',
    touchHint: 'Tap a cell twice to edit it. The button beside a row’s state leaves the row out or includes it.',
  },
  de: checkGerman,
})
