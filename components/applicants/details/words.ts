import { words } from '@/lib/text/words'
import { detailsGerman } from './words.de'

/** What the details of an applicant say. */
export const detailsWords = words({
  en: {
    title: 'Applicant details',
    noName: 'No name',
    noStatus: 'No status',
    applied: 'Applied {when}',
    copyEmail: 'Copy email',
    copyPhone: 'Copy phone',
    apply: 'Apply to a job',
    history: 'What this desk did',
    noHistory: 'Nothing from this desk yet.',
    loadingHistory: 'Loading what this desk did',
    others: 'Other applications',
    loadingOthers: 'Loading other applications',
    noOthers: 'None with this email.',
    notListed: '{count, plural, one {# earlier one is not listed.} other {# earlier ones are not listed.}}',
    withoutJob: 'Application without a job',
    errorId: 'Error id {id}',
    signIn: 'Sign in again',
    tryAgain: 'Try again',
  },
  de: detailsGerman,
})
