import { words } from '@/lib/text/words'
import { foundGerman } from './words.de'

/** Texts of the applicants screen where the desk has an index of everyone. */
export const foundWords = words({
  en: {
    search: 'Search applicants',
    searching: 'Searching…',
    approximate: 'No exact matches. Showing similar spellings.',
    missing: 'This applicant is not on the list',
    missingWhy: 'The partner may have removed them, or may not have listed them yet.',
    dismiss: 'Dismiss',
    noneNew: 'No new applicants match',
    none: 'No applicants match',
    searchedAll: 'All applicants were searched, in all fields.',

    // The selection of everyone found
    selecting: 'Selecting…',
    allSelected: 'All {total, number} selected',
    firstSelected: 'The first {selected, number} of {total, number} selected',

    // The number of results
    all: '{count, plural, one {# applicant} other {# applicants}}',
    moreThanAll: 'more than {count, plural, one {# applicant} other {# applicants}}',
    some: '{found, number} of {count, plural, one {# applicant} other {# applicants}}',
    moreThanSome: 'more than {found, number} of {count, plural, one {# applicant} other {# applicants}}',
    asOf: 'as of {when}',
    changesAsOf: 'Statuses last updated {when}',
    rereading: 'updating all applicants: {progress}',
    lateFailed: 'late: the last update failed',
    late: 'late: no update for a while',
    update: 'Update',

    // The filters
    noStatus: 'No status',
    moreStatuses: '{count, number} more',
    filterBy: 'Filter by {field}',
    moreFilters: 'More filters',
    notCounted: 'These values could not be counted.',
    tryAgain: 'Try again',
  },
  de: foundGerman,
})
