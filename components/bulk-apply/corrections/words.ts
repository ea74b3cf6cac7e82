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
      description:
        '{count, plural, =0 {None of them has been sent.} one {# row was sent again. The rest has not been sent.} other {# rows were sent again. The rest has not been sent.}}',
      unconfirmed:
        '{count, plural, =0 {The desk didn’t answer, so some of them may have been sent.} one {# row was sent again. The desk didn’t answer after that, so more may have been sent.} other {# rows were sent again. The desk didn’t answer after that, so more may have been sent.}}',
      no: 'Keep editing',
      yes: 'Discard',
    },
    what: 'rows',
    sent: '{count, plural, one {# row} other {# rows}} sent again',
    queued: '{count, plural, one {# row} other {# rows}} ready to be sent again',
    following: 'You can see the outcome in this run.',
    resumeFirst: 'The run isn’t sending right now. Press “Resume” to continue.',
    movedOn:
      '{count, plural, one {# row was already sent again. It was left as it is.} other {# rows were already sent again. They were left as they are.}}',
    tooLate: { title: 'Nothing was sent', text: 'This run doesn’t take corrections right now.' },
    stillHere: 'Your corrections are still here. You can send them if the run takes corrections again.',
    notAllSent: '{count, plural, =0 {No row was sent} one {Only # row sent again} other {Only # rows sent again}}',
    kept: 'Rows that were not sent stay refused. Your corrections are kept: open the run to send them.',
    unconfirmed: {
      title:
        '{count, plural, =0 {It’s unclear whether rows were sent again} one {# row sent again, maybe more} other {# rows sent again, maybe more}}',
      text: 'The desk didn’t answer, so the last rows may have been sent too. The others stay refused, and their corrections are kept.',
    },
    partly: '{count, plural, one {# row} other {# rows}} sent again. Try again to send the rest.',
  },
  de: correctionGerman,
})
