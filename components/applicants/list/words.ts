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
    sorted: 'Sorted over {over, number} loaded',
    sortedSoFar: 'Sorted over {over, number} loaded · more are not loaded',
    noneMatch: 'No loaded applicants match the filter',
    clearFilter: 'Clear the filter',
    onlyLoaded: 'Only loaded applicants are searched. “Load all” below loads the rest.',

    // A list without applicants
    keySeesNone: 'This key sees no applicants',
    noneToAdmin:
      'There may be none yet. A key without access to applicants can also answer an empty list: check with the partner’s operator if you expected some.',
    noneToPerson:
      'There may be none yet. A key without access to applicants can also answer an empty list: ask an admin if you expected some.',
    nothingLoaded: 'Nothing is loaded',
    loadApplicants: 'Load applicants',
    stopped: 'Loading was stopped.',

    // Why only what is loaded is searched
    off: 'You search what is loaded. An admin can switch on search over everyone.',
    offToAdmin: 'People search what is loaded.',
    switchOn: 'Switch on search over everyone',
    waiting: 'Everyone can be searched once an admin has confirmed the field mapping.',
    attemptFailed: 'The last attempt failed: {reason}.',
    untilThen: 'Until then you search what is loaded.',
    hidden: 'The partner refuses this list at the moment, so what was read before is hidden.',
    ready: 'All applicants are loaded.',
    searchEveryone: 'Search everyone',

    // The end of the list
    loadMore: 'Load more',
    skipped:
      '{count, plural, one {# applicant could not be read, at place {places}} other {# applicants could not be read, at the places {places}}}',
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
    noNews: 'nothing new on top',
    loadingMore: '{count, number} loaded · loading more…',
    broken: '{count, number} loaded · the next ones did not come',
    moreBelow: '{count, number} loaded · more below',
    smallerPages: 'The partner is slow: loading in smaller pages',
    slow: 'The partner is slow to answer',
    retrying: '{reason}, trying again',
    seconds: '{seconds, number} s',
    minutes: '{minutes, number} min {seconds, number} s',

    // An applicant of a link who is not loaded
    notAmong: 'This applicant isn’t among those loaded',
    opensThen: 'Their details open once they are: {count, number} are loaded so far.',
    notListed: 'The whole list is loaded, and the partner no longer lists them.',
  },
  de: loadedGerman,
})
