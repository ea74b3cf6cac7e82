import { words } from '@/lib/text/words'
import { correctionGerman } from './words.de'

/** Texts of the screen where refused rows are corrected. */
export const correctionWords = words({
  en: {
    heading: 'Fix refused rows',
    intro: 'Correct the values and send the rows again. Rows you leave out stay refused.',
    loading: 'Loading the refused rows…',
    nothing: 'No refused rows are left to fix',
    nothingDetails: 'They have been sent again since, or their upload is no longer kept.',
    send: 'Send corrected rows',
    sendKeys: 'Ctrl or ⌘ Enter',
    sending: 'Sending…',
    close: 'Close',
    undo: 'Undo',
    discard: {
      title: 'Discard your corrections?',
      description: 'None of them has been sent.',
      no: 'Keep editing',
      yes: 'Discard',
    },
    what: 'rows',
    sent: '{count, plural, one {# row} other {# rows}} sent again',
    queued: '{count, plural, one {# row} other {# rows}} ready to be sent again',
    following: 'You can see the outcome in this run.',
    resumeFirst: 'The run isn’t sending right now. Press “Resume” to continue.',
    movedOn:
      '{count, plural, one {Someone else has sent # row again in the meantime. It was left as it is.} other {Someone else has sent # rows again in the meantime. They were left as they are.}}',
    tooLate: { title: 'Nothing was sent', text: 'This run doesn’t take corrections right now.' },
    stillHere: 'Your corrections are still here. Try again in a moment.',
    notAllSent: '{count, plural, =0 {No row was sent} one {Only # row sent again} other {Only # rows sent again}}',
    lost: 'The other rows stay refused, and their corrections were not kept.',
    partly: '{count, plural, one {# row} other {# rows}} sent again. Try again to send the rest.',
  },
  de: correctionGerman,
})
