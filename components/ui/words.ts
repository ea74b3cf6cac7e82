import { words } from '@/lib/text/words'
import { uiGerman } from './words.de'

/** What the parts that every screen is made of say. */
export const uiWords = words({
  en: {
    day: '{day} {month} {year}',
    justNow: 'just now',
    language: 'Language',
  },
  de: uiGerman,
})
