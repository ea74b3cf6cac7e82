import { words } from '@/lib/text/words'
import { draftGerman } from './words.de'

/** Whether the draft is saved. */
export const draftWords = words({
  en: {
    saved: 'Draft saved',
    'signed-out': 'Draft not saved: your session has ended.',
    'not-allowed': 'Draft not saved: your account is no longer allowed to.',
    'too-large': 'Draft not saved: it’s too large. You can still submit it.',
    'not-readable': 'Draft not saved: the desk couldn’t read it. What you entered is still in the form.',
    'desk-fault': 'Draft not saved yet: something went wrong on the desk. Retrying automatically.',
    'desk-unreachable': 'Draft not saved yet: the desk isn’t answering. Retrying automatically.',
    offline: 'Draft not saved yet: you’re offline. Retrying automatically.',
    signInAgain: 'Sign in again',
  },
  de: draftGerman,
})
