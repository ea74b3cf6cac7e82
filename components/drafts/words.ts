import { words } from '@/lib/text/words'
import { draftGerman } from './words.de'

/** Whether what was typed is kept. */
export const draftWords = words({
  en: {
    saved: 'Draft saved',
    'signed-out': 'Draft not saved: your session has ended.',
    'not-allowed': 'Draft not saved: the desk does not allow it for your account any more.',
    'too-large': 'Draft not saved: it is too large to be kept. You can still submit it.',
    'not-readable': 'Draft not saved: the desk could not read it. What you entered is still in the form.',
    'desk-fault': 'Draft not saved yet: something went wrong at the desk. It is retried automatically.',
    'desk-unreachable': 'Draft not saved yet: the desk does not answer. It is retried automatically.',
    offline: 'Draft not saved yet: you are offline. It is retried automatically.',
    signInAgain: 'Sign in again',
  },
  de: draftGerman,
})
