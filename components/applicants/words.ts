import { words } from '@/lib/text/words'
import { exportGerman, filterGerman, listGerman, selectionGerman } from './words.de'

/** Texts of the applicants screen, with an index and without. */
export const listWords = words({
  en: {
    title: 'Applicants',
    about: 'All applicants you have access to',
    toolbar: 'List',
    columns: 'Columns',
    columnsKey: 'Choose columns',
    views: 'Views',
    viewsShown: 'Views: {name}',
    applyKey: 'Apply to a job',
    /** The accessible name of the scrolling table. */
    region: 'Applicants list',
    selectRow: 'Select row',
    selectLoaded: 'Select all loaded',
    /** Opens a row that shows no name. */
    details: 'Details',
    /** Follows the name when the match is in a field that is not shown. */
    matchedIn: 'in {field}',
  },
  de: listGerman,
})

export const exportWords = words({
  en: {
    csv: 'Export CSV',
    short: 'Export',
    shortCounted: 'Export {count, number}',
    all: 'Export all',
    allCounted: 'Export all {count, number}',
    these: 'Export these',
    theseCounted: '{count, plural, one {Export this one} other {Export these #}}',
    pending: 'Exporting…',
    allHint: 'All applicants, read from the partner again',
    partHints: {
      selected: 'All applicants you selected',
      found: 'All applicants who match your search and filters',
      everyone: 'All applicants, as of the time shown above',
    },
    key: 'Export what is selected or found, otherwise all',
  },
  de: exportGerman,
})

export const selectionWords = words({
  en: {
    all: 'Select all',
    selected: '{selected, number} selected',
    selectedSomeHidden: '{selected, number} selected, some may be hidden',
    selectedHidden: '{selected, number} selected, {hidden, number} hidden',
  },
  de: selectionGerman,
})

export const filterWords = words({
  en: {
    bar: 'Filters',
    /** The button that shows the filters on phones. */
    filters: 'Filters',
    filtersChosen: 'Filters ({count, number})',
    isNew: 'New since your last visit',
    applied: 'Applied',
    appliedOn: 'Applied: {days}',
    appliedDays: 'Applied {days}',
    appliedMenu: 'Filter by application date',
    everyone: 'Show all applicants',
    clear: 'Clear filters',
    status: 'Status',
    job: 'Job',
    team: 'Team',
    noValue: 'None',
    oneChosen: '{field}: {value}',
    chosen: '{field}: {count, number} chosen',
    jobOf: 'Job {id}',
  },
  de: filterGerman,
})
