import { words } from '../text/words'
import { jobGerman } from './words.de'

/** Words about jobs that several screens use. */
export const jobWords = words({
  en: {
    noIds:
      'The partner lists {count, plural, one {1 job} other {# jobs}}, but the desk does not know their IDs, so you can’t apply anyone to them from here.',
    someWithoutIds:
      '{count, plural, one {1 job of {all, number} has no ID that the desk can read, so you can’t apply anyone to it from here.} other {# jobs of {all, number} have no IDs that the desk can read, so you can’t apply anyone to them from here.}}',
    moreThanListed:
      'The partner lists only {count, plural, one {this job} other {these {count, number} jobs}} and says that it has more. The desk cannot see the others.',
    confirmIds: 'Confirm where the IDs are under Connection.',
    adminConfirmsIds: 'An admin can confirm where the IDs are under Connection.',
  },
  de: jobGerman,
})
