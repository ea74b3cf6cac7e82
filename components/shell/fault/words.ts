import { words } from '@/lib/text/words'
import { faultGerman } from './words.de'

export const errorScreenWords = words({
  en: {
    heading: 'This screen could not be shown',
    tryAgain: 'Try again',
    errorId: 'Error ID {id}',
    broken: {
      title: 'Something went wrong here',
      text: 'Nothing was sent to the partner by this. If it happens again, give your admin the error ID.',
    },
    brokenInBrowser: {
      title: 'Something went wrong here',
      text: 'If you have just sent something, its outcome is under Activity. If this happens again, tell your admin what you did last.',
    },
    storeAway: {
      title: 'Partner Desk can’t reach its database',
      text: 'Nothing was sent to the partner by this, and nothing is lost. This page tries again every few seconds.',
    },
  },
  de: faultGerman.errorScreen,
})
