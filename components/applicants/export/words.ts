import { words } from '@/lib/text/words'
import { exportAskGerman, exportEndGerman, exportRunningGerman } from './words.de'

/** Texts of the question before everyone is exported by a key; loaded with its first use. */
export const exportAskWords = words({
  en: {
    cancel: 'Cancel',
    all: 'Export all applicants?',
    allCounted: '{count, plural, one {Export the only applicant?} other {Export all # applicants?}}',
    allFields: 'The file will hold every field of every applicant, their names and contact details included.',
    chosenFields: 'The file will hold the columns you chose, for every applicant.',
  },
  de: exportAskGerman,
})

/** Texts of a running export; loaded with the first one. */
export const exportRunningWords = words({
  en: {
    cancel: 'Cancel',
    progress: '{count, number} exported',
    pace: '{count, number} a second',
    waiting: 'waiting for the server',
    waitingForPartner: 'waiting for the partner',
  },
  de: exportRunningGerman,
})

/** Texts of an export's outcome; loaded with the first export. */
export const exportEndWords = words({
  en: {
    close: 'Close',
    again: 'Export again',
    cancelled: 'Export cancelled',
    cancelledMeans:
      '{count, plural, one {# applicant had been exported. No file was saved.} other {# applicants had been exported. No file was saved.}}',
    exported: '{count, plural, one {# applicant exported} other {# applicants exported}}',
    allExported: '{count, plural, one {The only applicant exported} other {All # applicants exported}}',
    notComplete:
      '{count, plural, one {Not complete: # applicant exported} other {Not complete: # applicants exported}}',
    lastLine: 'Not complete: {count, plural, one {# applicant} other {# applicants}}. {reasons}',
    asOf: 'As of {when}',
    fileSays: '{file} contains what was received; its last line says that it is not complete.',
    brokenOff: 'The desk’s answer was cut off',
    notConfirmed: 'The desk did not confirm that the file is complete',
  },
  de: exportEndGerman,
})
