import { words } from '@/lib/text/words'
import { columnFiltersGerman, columnsGerman } from './words.de'

export const columnsWords = words({
  en: {
    title: 'Columns',
    shown: '{shown, number} of {all, number} shown',
    find: 'Find a column',
    none: 'No column with this name.',
    reset: 'Reset columns',
    showAll: 'Show all',
    compact: 'Compact rows',
    sortBy: 'Sort by',
    order: 'Order',
    defaultOrder: 'Default order',
    ascending: 'Ascending',
    descending: 'Descending',
    more: 'There are more than {count, number} fields. The rest are in the details.',
    drag: 'Drag to move',
    moveUp: 'Move {column} up',
    moveDown: 'Move {column} down',
    narrower: 'Make {column} narrower',
    wider: 'Make {column} wider',
    empty: 'Empty so far',
    always: 'Always filled',
    filled: '{percent}% filled',
    hardlyFilled: 'Less than 1% filled',
  },
  de: columnsGerman,
})

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
    nobody: 'Nothing to filter.',
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
