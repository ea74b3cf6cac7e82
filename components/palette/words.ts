import { words } from '@/lib/text/words'
import { paletteGerman } from './words.de'

/** Texts of the command palette. */
export const paletteWords = words({
  en: {
    title: 'Command palette',
    label: 'Search or jump to',
    placeholder: 'Search or jump to…',
    nothing: 'No results for “{typed}”. Try fewer letters, an email address or the ID of a job.',
    results: 'Results',
    found: '{count, plural, one {# result} other {# results}}',
    foundShown: '{shown, number} of {count, plural, one {# result} other {# results}} shown',
    foundMore: '{shown, plural, one {The first result} other {The first # results}}',
    searching: 'Searching…',
    moves: '↑↓ to move · Enter to open · Esc to close',
    recent: 'Recent',
    actions: 'Actions',
    goTo: 'Go to',
    jobs: 'Jobs',
    runs: 'Bulk runs',
    applicants: 'Applicants',
    similarApplicants: 'Applicants · similar spellings',
    loadingJobs: 'Loading jobs…',
    noJobs: 'The jobs could not be loaded',
    noRuns: 'The bulk runs could not be loaded',
    noApplicants: 'The applicants could not be searched',
    notYet: 'Applicants can be searched once all are loaded',
    never: 'Applicants can’t be searched on this desk',
    showAll: 'Show all {count, number} applicants',
    showMore: 'Show all applicants (more than {count, number})',
    withoutName: 'Without a name',
    closed: 'closed',
    by: 'by {name}',
  },
  de: paletteGerman,
})
