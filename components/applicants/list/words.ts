import { words } from '@/lib/text/words'
import { loadedGerman } from './words.de'

/** Texts of the applicants screen where the list is read from the partner page by page. */
export const loadedWords = words({
  en: {
    filter: 'Filter loaded applicants',
    loadingApplicants: 'Loading applicants',
    loading: 'Loading…',
    stop: 'Stop',
    close: 'Close',

    // What a filter or sort order covers
    filtering: 'Filtering…',
    sorting: 'Sorting…',
    filtered: '{shown, number} of {over, number} loaded',
    filteredSoFar: '{shown, number} of {over, number} loaded · more are not loaded',
    sorted: '{over, number} loaded, sorted',
    sortedSoFar: '{over, number} loaded, sorted · more are not loaded',
    noneMatch: 'No loaded applicants match the filter',
    clearFilter: 'Clear filter',
    onlyLoaded: 'Only loaded applicants are searched. “Load all” below loads the rest.',

    // The end of the list
    loadMore: 'Load more',

    // The line under the list
    loadAll: 'Load all',
    check: 'Check for new',
    checking: 'Checking…',
    loaded: '{count, number} loaded',
    stuck: '{count, number} loaded · the partner keeps sending the same records',
    unordered: '{count, number} loaded · the partner keeps reordering its list, so some may be missing',
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
  },
  de: loadedGerman,
})
