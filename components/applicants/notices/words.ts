import { words } from '@/lib/text/words'
import { listNoticeGerman } from './words.de'

/** Texts of the notices around the loaded applicants. */
export const listNoticeWords = words({
  en: {
    // A list without applicants
    keySeesNone: 'No applicants to show',
    noneToAdmin:
      'There may be none yet. A key without access to applicants may also get an empty list: check with the partner if you expected some.',
    noneToPerson: 'There may be none yet, or this desk may have no access to them: ask an admin if you expected some.',
    checkConnection: 'Check the connection',
    nothingLoaded: 'Nothing is loaded',
    loadApplicants: 'Load applicants',
    stopped: 'Loading was stopped.',

    // Why only loaded applicants are searched
    off: 'Only loaded applicants are searched. An admin can switch on search over all.',
    offToAdmin: 'Only loaded applicants are searched.',
    switchOn: 'Switch on search over all',
    waiting: 'All applicants can be searched once an admin has confirmed the field mapping.',
    attemptFailed: 'The last attempt failed: {reason}.',
    untilThen: 'Until then, only loaded applicants are searched.',
    hidden: 'The partner is refusing access to this list, so applicants loaded earlier are hidden.',
    ready: 'All applicants loaded.',
    searchEveryone: 'Search all',

    // Records for which the partner fails
    skipped:
      '{count, plural, one {# applicant could not be read, at position {positions}} other {# applicants could not be read, at positions {positions}}}',
    skippedMeans:
      '{count, plural, one {The partner fails whenever it is asked for this one, so it is missing here. All the others are listed.} other {The partner fails whenever it is asked for them, so they are missing here. All the others are listed.}}',
    why: 'Why',

    // New arrivals
    newAbove: '{count, number} new above',
    show: 'Show',
    loading: 'Loading…',

    // A link to an applicant who is not loaded
    notAmong: 'This applicant isn’t among those loaded',
    opensThen: 'Their details will open once they are. {count, number} loaded so far.',
    notListed: 'The whole list is loaded, and the partner no longer lists them.',
    loadAll: 'Load all',
    loadingAll: 'Loading all…',
    close: 'Close',
  },
  de: listNoticeGerman,
})
