import { words } from '@/lib/text/words'
import { uiGerman } from './words.de'

/** Texts of the components shared by all screens. */
export const uiWords = words({
  en: {
    yes: 'Yes',
    no: 'No',
    justNow: 'just now',
    language: 'Language',
    optional: 'optional',
    details: 'Details',
    close: 'Close',
    dismiss: 'Dismiss',
    tryAgain: 'Try again',
    password: 'Password',
    noStatus: 'No status',
    newTab: '(opens in a new tab)',
    slowPartner: 'The partner is slow today',

    // The number to type before a bulk action
    typeCount: 'Type {count, number} to confirm',
    otherCount: 'Type the number of {what}: {count, number}',

    // Requests without an answer
    unreachable: 'The desk cannot be reached. Try again in a moment.',
    broken: 'Something went wrong here. Error ID {id}. Try again in a moment.',
    noAnswerTitle: 'The desk did not answer',
    brokenTitle: 'Something went wrong here',
    checkState: 'Check the current state before you try again.',
    checkStateOf: 'Error ID {id}. Check the current state before you try again.',
    partMissing: 'This part of the page could not be loaded',
    partMissingText: 'Check your connection. What is loaded stays here, and nothing is lost.',

    // The edge of a panel
    panelWidth: 'Width of the details',
    pixels: '{width} pixels',
    drag: 'Drag to resize, double-click to reset',
  },
  de: uiGerman.all,
})

/** Moving through lists, and the keys for it. */
export const rowListWords = words({
  en: {
    previous: { job: 'Previous job', entry: 'Previous entry', applicant: 'Previous applicant', row: 'Previous row' },
    next: { job: 'Next job', entry: 'Next entry', applicant: 'Next applicant', row: 'Next row' },
    nextRow: 'Next row (also ↓)',
    previousRow: 'Previous row (also ↑)',
    pageKeys: 'PgUp, PgDn',
    page: 'One screen up or down',
    endKeys: 'Home, End',
    ends: 'First row, last loaded row',
    enterKey: 'Enter',
    open: 'Open the details',
    escapeKey: 'Esc',
    close: 'Close the details',
    spaceKey: 'Space',
    select: 'Select the row; with Shift all rows since the last one',
    inPart: 'Only the first loaded rows are printed.',
  },
  de: uiGerman.list,
})
