import { words } from '@/lib/text/words'
import { columnFiltersGerman } from './words.de'

/** What filters of columns are called, and how those in force are said. */
export const columnFilterWords = words({
  en: {
    menu: '{column} column menu',
    title: '{column} column',
    sort: 'Sort',
    ascending: 'Sort ascending',
    descending: 'Sort descending',
    /** The button of phones that has the columns which computers narrow down by the menus of their heads. */
    byColumn: 'By column',
    byColumnMenu: 'Filter by column',
    moveLeft: 'Move left',
    moveRight: 'Move right',
    hide: 'Hide column',
    contains: '{column} contains',
    least: 'At least',
    most: 'At most',
    from: 'From',
    to: 'To',
    show: 'Show',
    spans: { today: 'Today', week: 'Last 7 days', month: 'Last 30 days' },
    find: 'Find in {column}',
    noValue: 'No matching values.',
    nobody: 'No values to choose from.',
    frequent: 'Only the most common values. Search for others.',
    /** Behind the name of the column. */
    text: 'contains “{contained}”',
    atLeast: 'at least {number}',
    atMost: 'at most {number}',
    since: 'from {day}',
    until: 'until {day}',
    /** Before a filter in force, for screen readers: the button takes it back. */
    remove: 'Remove filter:',
  },
  de: columnFiltersGerman,
})
