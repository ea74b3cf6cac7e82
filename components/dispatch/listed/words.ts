import { words } from '@/lib/text/words'
import { listedGerman } from './words.de'

/** Texts about a listed application that an unconfirmed one may have created. */
export const listedWords = words({
  en: {
    isListed: '{application}, {when}, is in the list of applicants.',
    arrivedMeans: 'It’s recorded in your name, and nothing more is sent.',
    application: 'An application of this person to {job}',
  },
  de: listedGerman,
})
