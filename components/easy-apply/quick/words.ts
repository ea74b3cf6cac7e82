import { words } from '@/lib/text/words'
import { quickGerman } from './words.de'

/** Texts of the form inside an applicant's details. */
export const quickWords = words({
  en: {
    title: 'Apply to a job',
    loading: 'Loading the form…',
    cancel: 'Cancel',
    fullForm: 'Open full form',
    nextApplicant: 'Next applicant',
    done: 'Done',
  },
  de: quickGerman,
})
