import { words } from '../text/words'
import { exportFileGerman } from './words.de'

/** The header of a file of applicants and, if it is incomplete, its last line. */
export const exportFileWords = words({
  en: {
    name: 'Name',
    teamName: 'Team name',
    otherFields: 'Other fields',
    notComplete: 'Not complete: {count, plural, one {# applicant} other {# applicants}}. {reasons}',
    left: 'The download was cancelled',
    fault: 'Something went wrong on this desk',
    stopped: 'The desk was stopped before the end',
    stuck: 'The partner keeps sending the same records',
    unordered: 'The partner keeps reordering its list, so some may be missing',
    indexGone: 'The copy of the applicants was no longer available during the export',
    skipped:
      '{count, plural, one {# applicant could not be read, at position {positions}} other {# applicants could not be read, at positions {positions}}}',
    missing: '{count, plural, one {# selected applicant was not found} other {# selected applicants were not found}}',
  },
  de: exportFileGerman,
})
