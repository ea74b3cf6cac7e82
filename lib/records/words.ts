import { words } from '../text/words'
import { fieldLabelGerman } from './words.de'

/** What fields are called that must not be called "Name" too. */
export const fieldLabelWords = words({
  en: { jobName: 'Job name', otherName: 'Other name' },
  de: fieldLabelGerman,
})
