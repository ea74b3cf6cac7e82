import { words } from '../text/words'
import { privacyInputGerman } from './words.de'

/** Messages for input that cannot be used to find a person. */
export const privacyInputWords = words({
  en: {
    notKeepable: 'This contains a character that cannot be stored',
    nameTooShort: 'Type at least {count, number} characters',
    nothingTyped: 'Fill in at least one of the three fields',
  },
  de: privacyInputGerman,
})
