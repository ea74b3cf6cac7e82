import { words } from '../text/words'
import { subjectGerman } from './words.de'

/** What a write is about when it has no name. */
export const subjectWords = words({
  en: {
    aJob: 'A job',
    job: 'Job {id}',
    on: 'On',
    off: 'Off',
  },
  de: subjectGerman,
})
