import { words } from '@/lib/text/words'
import { recordGerman } from './words.de'

/** Texts shown around a record's values. */
export const recordWords = words({
  en: {
    fields: 'Fields',
    json: 'JSON',
    copyJson: 'Copy JSON',
    wholeAnswer: 'Full response',
    emptyFields: '{count, plural, one {1 empty field} other {# empty fields}}',
    empty: 'Empty',
    more: 'and {count} more: see JSON',
    question: 'Question {id}',
    field: 'Field {id}',
    showMore: 'Show more',
    showLess: 'Show less',
  },
  de: recordGerman,
})
