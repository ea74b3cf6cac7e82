import { words } from '@/lib/text/words'
import { detailsGerman } from './words.de'

/** Texts of the applicant details. */
export const detailsWords = words({
  en: {
    title: 'Applicant details',
    noName: 'No name',
    noStatus: 'No status',
    applied: 'Applied {when}',
    copyEmail: 'Copy email',
    copyPhone: 'Copy phone',
    apply: 'Apply to a job',
    isKept: 'Started, not sent',
    history: 'Activity on this desk',
    noHistory: 'No activity on this desk yet.',
    loadingHistory: 'Loading the activity',
    others: 'Other applications',
    loadingOthers: 'Loading other applications',
    noOthers: 'No others with this email.',
    sentIsComing: 'The application you just sent will be listed here soon.',
    notListed:
      '{count, plural, one {# earlier application is not listed.} other {# earlier applications are not listed.}}',
    withoutJob: 'Application without a job',
    errorId: 'Error ID {id}',
    signIn: 'Sign in again',
    tryAgain: 'Try again',
  },
  de: detailsGerman,
})
