import { words } from '@/lib/text/words'
import { matchGerman } from './words.de'

/** Texts of the step where columns are matched. */
export const matchWords = words({
  en: {
    columns: 'Columns',
    yourColumn: 'Your column',
    mapsTo: 'Maps to',
    columnMapsTo: '“{heading}” maps to',
    empty: 'Empty in the first rows',
    notUsed: 'Not used',
    required: '{title} (required)',
    taken: '{title}, now “{heading}”',
    requiredTaken: '{title} (required), now “{heading}”',
    missing: '{count, plural, one {A required field has no column yet} other {# required fields have no column yet}}',
    missingJob: 'Job: choose its column below, or one job under “The same for all rows”.',
    missingOneJob: 'Job: choose below the one job that all rows apply to.',
    missingField: '{title}: choose its column below.',
    missingShared: '{title}: choose its column below, or set one value under “The same for all rows”.',
    checkRows: 'Check the rows',
    sameForAll: 'The same for all rows',
    chooseJob: 'Choose a job, or the column that has it',
    chooseOneJob: 'Choose the job that all rows apply to',
    moreFields: 'More fields',
    choose: 'Choose…',
    leftOut: 'Left out',
    yes: 'Yes',
    no: 'No',
    preview: 'Preview',
    previewTitle: 'The first rows, as they would be sent',
    emptyCell: 'empty',
  },
  de: matchGerman,
})
