import { words } from '@/lib/text/words'
import { dispatchGerman } from './words.de'

/** What can be decided about a write, and the label of each button while its decision is being sent. */
export const decisionWords = words({
  en: {
    labels: {
      'send-again': 'Send again',
      recheck: 'Check again',
      'none-of-these': 'None of these',
      abandon: 'Don’t resend',
      arrived: 'It arrived',
      'try-now': 'Try now',
      'send-unprepared': 'Send anyway',
      cancel: 'Cancel',
    },
    pending: {
      'send-again': 'Sending…',
      recheck: 'Checking…',
      'none-of-these': 'Saving…',
      abandon: 'Saving…',
      arrived: 'Saving…',
      'try-now': 'Sending…',
      'send-unprepared': 'Sending…',
      cancel: 'Stopping…',
    },
    undo: 'Undo',
    sendNow: 'Send now',
    changed: 'This changed a moment ago',
    changedText: 'Check its current state.',
    notNow: 'You can’t do this right now',
  },
  de: dispatchGerman.decisions,
})

/** The state of a write. */
export const dispatchWords = words({
  en: {
    titleOf: '{kind}: {what}',
    forWhom: '{who}, {subject}',
    sendingIn: 'Sending in {seconds} s',
    listUnreadable: 'The list of jobs could not be read, next try in {seconds} s',
    nextTry: '{why}, next try in {seconds} s',
    stops: 'Stops unless this attempt goes through',
    sendingStops: 'Sending. Stops unless this attempt goes through',
    nextCheck: 'Checking, next check in {seconds} s',
    checking: 'Checking…',
    replaced: 'Replaced by a newer one',
    waiting: 'Waiting',
    nextInLine: 'It is next in line for the partner.',
    sending: 'Sending…',
    retried: 'It is retried automatically: you can leave this page.',
    mayLeave: 'You can leave; we’ll show the result here.',
    cancelled: {
      sending:
        'It’s already on its way to the partner, so this attempt can’t be undone. If it fails, nothing more is sent.',
      reconciling:
        'It was cancelled while it was being sent. The desk is checking whether it went through, and sends nothing more.',
      succeeded: 'It went through before it could be cancelled.',
      'needs-decision': 'It was cancelled while it was being sent, but may have gone through.',
    },
    notAmong:
      'It isn’t among the {count, plural, one {# job} other {# jobs}} that the partner lists, but the partner may not list all of its jobs. Check there before you send it again.',
    notMade: 'It isn’t at the partner, so it’s safe to send it again.',
    candidates: 'It may have been created: choose which of these new jobs it is before anything is sent again.',
    held: 'The database was restored or copied, and this may have been sent since. Nothing more is sent until someone reviews it.',
    unclear: {
      'create-job': 'It may have been created; the partner didn’t say. Sending it again may create a second one.',
      'submit-application':
        'It may have been submitted; the partner didn’t say. Sending it again may create a duplicate application.',
      'set-ai-chat': 'It may have been set. Setting it again is safe.',
    },
    heldTitle: 'Held after restore',
    reviewHeld: 'Review held writes',
    heldMeans: {
      run: 'The desk’s database was restored or copied. Rows of this run may have been sent since, so nothing more is sent until someone reviews it.',
      write:
        'The desk’s database was restored or copied. This may have been sent since, so it isn’t sent until someone reviews it.',
    },
  },
  de: dispatchGerman.states,
})

/** Why a form was not recorded. */
export const recordErrorWords = words({
  en: {
    formChanged: 'The form changed',
    formChangedText:
      'An admin changed it since you opened it, so nothing was sent. What you entered is still here: fill in the highlighted fields, and submit again.',
    sentBefore: 'This form was sent before with other values',
    sentBeforeText: 'Below is what became of it. What you changed since is still in the form and was not sent.',
    unreachable: 'The desk did not answer',
    broken: 'Something went wrong here',
    pressAgain: 'What you entered is still here. Press again: it will not be sent twice.',
    errorId: 'Error ID {id}',
    elsewhere: {
      notSent: 'Not sent: {what}',
      unclear: 'It’s unclear whether this was sent: {what}',
      unclearText: 'The desk did not confirm it. Look under “Activity” before you submit it again.',
      asksFirst: 'You need to confirm something first: submit it again to see what.',
      invalid: 'Some fields have to be corrected first.',
      signedOut: 'Your session had ended. Submit it again once you are signed in.',
    },
  },
  de: dispatchGerman.recordErrors,
})
