import { words } from '../text/words'
import { viewInputGerman } from './words.de'

/** Why a view cannot be saved. */
export const viewInputWords = words({
  en: {
    nameMissing: 'Give the view a name',
    nameLong: 'At most {most, number} characters',
    oneLine: 'A name must be on one line',
    nameCharacter: 'A name has a character that cannot be kept',
    tooMuch: 'This view holds too much',
    character: 'This view holds a character that cannot be kept',
  },
  de: viewInputGerman,
})
