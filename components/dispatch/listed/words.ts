import { words } from '@/lib/text/words'
import { listedGerman } from './words.de'

/** What is said of an application in the list of applicants that an unconfirmed one may have made. */
export const listedWords = words({
  en: {
    isListed: '{application}, {when}, is in the list of applicants.',
    arrivedMeans: 'It’s recorded in your name, and nothing more is sent.',
    application: 'An application of this person to {job}',
  },
  de: listedGerman,
})
