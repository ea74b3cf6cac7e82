import { words } from '@/lib/text/words'
import { columnsGerman } from './words.de'

/** Texts of the panel that sets which columns a list shows, in which order and how wide. */
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
