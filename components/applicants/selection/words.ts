import { words } from '@/lib/text/words'
import { barGerman } from './words.de'

/** Texts of the bar for selected applicants; loaded with the first selection. */
export const barWords = words({
  en: {
    label: 'Selection',
    apply: 'Apply to a job',
    copyOne: 'Copy email',
    copyAll: 'Copy emails',
    clear: 'Clear',
    most: 'at most {most, number} can be selected',
    /** The name of the table they become in Bulk apply. */
    tableName: '{count, number} selected applicants',
  },
  de: barGerman,
})
