import { words } from '@/lib/text/words'
import { apiGerman } from './words.de'

/** What a failed request changed at the partner. */
export const whatChanged = words({
  en: {
    no: 'Nothing was changed.',
    yes: 'The change was made.',
    unknown: 'We don’t know yet whether anything was changed.',
  },
  de: apiGerman.changed,
})

export const failureWords = words({
  en: {
    /** The title of a refusal that only an admin can do something about. */
    adminHasToFix: 'You can’t do this right now; your admin has to fix it',
    youCanFix: 'You can fix this.',
    adminCanFix: 'Your admin can fix this.',
    tries: '{count, plural, one {Tried # time.} other {Tried # times.}}',
    partnerSaid: 'The partner says: “{sentence}”',
    moreFields: '{count, plural, one {and 1 more field} other {and {count, number} more fields}}',
    copyForAdmin: 'Copy details for your admin',
    copyForOperator: 'Copy details for the operator',
    openConnection: 'Open Connection',
    isItUs: 'Is it us or them?',
    errorId: 'Error ID {id}',
    signInAgain: 'Sign in again',
    tryAgain: 'Try again',
    trying: 'Trying again…',
    notPossibleYet: 'This is not possible yet',
  },
  de: apiGerman.failure,
})

/** Texts for errors that are not the partner's. */
export const apiErrorWords = words({
  en: {
    'signed-out': { title: 'Your session has ended', text: 'Sign in again to continue. What is on this page stays.' },
    'not-allowed': { title: 'Your role does not allow this', text: 'Ask your admin for another role.' },
    'desk-unreachable': {
      title: 'The desk cannot be reached',
      text: 'Check your connection. What is loaded stays here, and nothing is lost.',
    },
    'desk-fault': {
      title: 'Something went wrong here',
      text: 'Try again in a moment. If it happens again, give your admin the error ID.',
    },
  },
  de: apiGerman.errors,
})

export const storeAwayWords = words({
  en: {
    title: 'The desk cannot reach its database',
    text: 'It continues on its own once the database answers. Try again in a moment; what is on this page stays.',
  },
  de: apiGerman.storeAway,
})

/** What an action did not do, and why. */
export const pressWords = words({
  en: {
    outdated: 'The desk was upgraded since this page was opened. Nothing was done: reload the page, then try again.',
    notConfirmed: 'Nothing was done: confirm first that it is you.',
    stillSignedIn: 'You are still signed in',
    notReached: 'The desk could not be reached. Try again in a moment.',
    languageStays: 'The language was not changed',
  },
  de: apiGerman.press,
})

/** Progress of loading all applicants, to follow other text in a sentence. */
export const walkWords = words({
  en: {
    starting: 'starting',
    readSoFar: '{found, number} so far',
    read: '{percent}%',
    readAndLeft: '{percent}%, {left}',
    reading: 'Loading all applicants: {progress}.',
    readingAgain: 'The key or the address of the partner has changed. Loading all applicants again: {progress}.',
    lessThanMinute: 'less than a minute left',
    minutesLeft: '{count, plural, one {about 1 minute left} other {about # minutes left}}',
    hoursLeft: '{count, plural, one {about 1 hour left} other {about # hours left}}',
  },
  de: apiGerman.walk,
})
