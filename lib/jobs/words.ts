import { words } from '../text/words'
import { jobGerman } from './words.de'

/** Words about jobs that several screens use. */
export const jobWords = words({
  en: {
    noIds:
      'The partner lists {count, plural, one {1 job} other {# jobs}}, but the desk does not know their IDs, so you can’t submit applications to them from here.',
    someWithoutIds:
      '{count, plural, one {1 job of {all, number} has no ID that the desk can read, so you can’t submit applications to it from here.} other {# jobs of {all, number} have no IDs that the desk can read, so you can’t submit applications to them from here.}}',
    moreThanListed:
      'The partner lists only {count, plural, one {this job} other {these {count, number} jobs}} and says that it has more. The desk cannot see the others.',
    confirmIds: 'Under Connection, confirm which field has the IDs.',
    adminConfirmsIds: 'An admin can confirm under Connection which field has the IDs.',
  },
  de: jobGerman,
})
