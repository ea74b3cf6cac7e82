import { words } from '../../text/words'
import { messagesGerman } from './words.de'

/** Apart from the other texts of forms, since every notice of a failure brings it. */
export const messageWords = words({
  en: {
    refusedValue: 'The partner refused this value',
  },
  de: messagesGerman,
})
