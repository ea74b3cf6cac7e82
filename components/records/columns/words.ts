import { words } from '@/lib/text/words'
import { columnFiltersGerman } from './words.de'

/** Texts of the column filters, and of the active ones in words. */
export const columnFilterWords = words({
  en: {
    menu: '{column} column menu',
    title: '{column} column',
    sort: 'Sort',
    ascending: 'Sort ascending',
    descending: 'Sort descending',
    /** The button on phones for the filters that larger screens have in the column heads' menus. */
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
    noDay: 'Choose a day',
    noNumber: 'Enter a number',
    spans: { today: 'Today', week: 'Last 7 days', month: 'Last 30 days' },
    find: 'Find in {column}',
    noValue: 'No matching values.',
    nobody: 'No values to choose from.',
    frequent: 'Only the most common values. Search for others.',
    /** Follows the column's name. */
    text: 'contains “{contained}”',
    atLeast: 'at least {number}',
    atMost: 'at most {number}',
    since: 'from {day}',
    until: 'until {day}',
    /** Precedes an active filter, for screen readers: the button removes the filter. */
    remove: 'Remove filter:',
  },
  de: columnFiltersGerman,
})
