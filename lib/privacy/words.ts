import { words } from '../text/words'
import { privacyInputGerman } from './words.de'

/** What is said of an input for finding a person that cannot be taken. */
export const privacyInputWords = words({
  en: {
    notKeepable: 'This contains a character that cannot be stored',
    nameTooShort: 'Type at least {count, number} characters',
    nothingTyped: 'Fill in at least one of the three fields',
  },
  de: privacyInputGerman,
})
