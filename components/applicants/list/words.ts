import { words } from '@/lib/text/words'
import { loadedGerman } from './words.de'

/** What the screen of applicants says where the list is read from the partner page by page. */
export const loadedWords = words({
  en: {
    filter: 'Filter loaded applicants',
    loadingApplicants: 'Loading applicants',
    loading: 'Loading…',
    stop: 'Stop',
    close: 'Close',

    // What a filter or an order covers
    filtering: 'Filtering…',
    sorting: 'Sorting…',
    filtered: '{shown, number} of {over, number} loaded',
    filteredSoFar: '{shown, number} of {over, number} loaded · more are not loaded',
    sorted: '{over, number} loaded, sorted',
    sortedSoFar: '{over, number} loaded, sorted · more are not loaded',
    noneMatch: 'No loaded applicants match the filter',
    clearFilter: 'Clear filter',
    onlyLoaded: 'Only loaded applicants are searched. “Load all” below loads the rest.',

    // A list without applicants
    keySeesNone: 'This key has no applicants',
    noneToAdmin:
      'There may be none yet. A key without access to applicants may also get an empty list: check with the partner if you expected some.',
    noneToPerson:
      'There may be none yet. A key without access to applicants may also get an empty list: ask an admin if you expected some.',
    nothingLoaded: 'Nothing is loaded',
    loadApplicants: 'Load applicants',
    stopped: 'Loading was stopped.',

    // Why only what is loaded is searched
    off: 'Only loaded applicants are searched. An admin can switch on search over all.',
    offToAdmin: 'Only loaded applicants are searched.',
    switchOn: 'Switch on search over all',
    waiting: 'All applicants can be searched once an admin has confirmed the field mapping.',
    attemptFailed: 'The last attempt failed: {reason}.',
    untilThen: 'Until then, only loaded applicants are searched.',
    hidden: 'The partner is refusing access to this list, so applicants loaded earlier are hidden.',
    ready: 'All applicants loaded.',
    searchEveryone: 'Search all',

    // The end of the list
    loadMore: 'Load more',
    skipped:
      '{count, plural, one {# applicant could not be read, at place {places}} other {# applicants could not be read, at places {places}}}',
    skippedMeans:
      '{count, plural, one {The partner fails whenever it is asked for this one, so it is missing here. All the others are listed.} other {The partner fails whenever it is asked for them, so they are missing here. All the others are listed.}}',
    why: 'Why',
    newAbove: '{count, number} new above',
    show: 'Show',

    // The line under the list
    loadAll: 'Load all',
    loadingAll: 'Loading all…',
    check: 'Check for new',
    checking: 'Checking…',
    loaded: '{count, number} loaded',
    stuck: '{count, number} loaded · the partner keeps sending the same records',
    whole: 'All {count, number} loaded',
    wholeAt: 'All {count, number} loaded at {time}',
    noNews: 'nothing new',
    loadingMore: '{count, number} loaded · loading more…',
    broken: '{count, number} loaded · loading more failed',
    moreBelow: '{count, number} loaded · more below',
    smallerPages: 'The partner is slow: loading in smaller pages',
    slow: 'The partner is slow to answer',
    retrying: '{reason}, trying again',
    seconds: '{seconds, number} s',
    minutes: '{minutes, number} min {seconds, number} s',

    // An applicant of a link who is not loaded
    notAmong: 'This applicant isn’t among those loaded',
    opensThen: 'Their details will open once they are. {count, number} loaded so far.',
    notListed: 'The whole list is loaded, and the partner no longer lists them.',
  },
  de: loadedGerman,
})
