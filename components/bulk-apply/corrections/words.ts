import { words } from '@/lib/text/words'
import { correctionGerman } from './words.de'

/** What is said where refused rows are corrected. */
export const correctionWords = words({
  en: {
    heading: 'Fix refused rows',
    intro: 'Correct the values and send the rows again. Rows you leave out, or don’t change, stay refused.',
    loading: 'Loading the refused rows…',
    nothing: 'No refused rows are left to fix',
    nothingDetails: 'They were sent again since, or their upload is no longer kept.',
    send: 'Send corrected rows',
    sending: 'Sending…',
    close: 'Close',
    undo: 'Undo',
    discard: {
      title: 'Discard your corrections?',
      description: 'Nothing of them was sent.',
      no: 'Keep editing',
      yes: 'Discard',
    },
    what: 'rows',
    sent: '{count, plural, one {# row} other {# rows}} sent again',
    queued: '{count, plural, one {# row} other {# rows}} ready to be sent again',
    following: 'Follow the outcome in this run.',
    resumeFirst: 'The run is not sending. Press “Resume” to send them.',
    movedOn:
      '{count, plural, one {# row was sent again by someone else meanwhile, and left as it is.} other {# rows were sent again by someone else meanwhile, and left as they are.}}',
    tooLate: { title: 'Nothing was sent', text: 'This run doesn’t take corrections right now.' },
    partly: '{count, plural, one {# row} other {# rows}} sent again. Try again to send the others.',
  },
  de: correctionGerman,
})
