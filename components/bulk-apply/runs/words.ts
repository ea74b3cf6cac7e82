import { words } from '@/lib/text/words'
import { runsGerman } from './words.de'

/** Texts about runs, wherever they are listed. */
export const runsWords = words({
  en: {
    title: 'Runs',
    none: 'No runs yet',
    noneHint: 'Everyone’s bulk applications are listed here with their outcomes.',
    more: 'Show more',
    loading: 'Loading…',
    states: {
      draft: 'Nothing was sent',
      enqueueing: 'Getting ready',
      running: 'Sending',
      paused: 'Paused',
      stopped: 'Stopped',
      cancelling: 'Cancelling',
      finished: 'Finished',
      cancelled: 'Cancelled',
    },
    finishedRefused: 'Finished · {count, number} refused',
    held: 'Held after restore',
    waitsForFields: 'Waiting for an admin',
    needsDecision: 'Needs a decision',
    sentLabel: 'Sent',
    sentOf: '{sent, number} of {rows, number}',
    sent: '{sent, number} of {rows, number} sent',
    needYou: '{count, plural, one {# needs a decision} other {# need a decision}}',
    mayHaveBeenSent: '{count, number} may have been sent',

    // How much of the upload is in the run
    rowsOf: '{rows, number} of {all, plural, one {# row} other {# rows}}',
    leftOut: '{count, number} left out',
    resent: '{count, number} sent again',

    // How a run ended
    outcomes: {
      submitted: '{count, number} submitted',
      queued: '{count, number} queued',
      'already-applied': '{count, number} already applied',
      refused: '{count, number} refused',
      abandoned: '{count, number} left unconfirmed',
      'needs-decision': '{count, number} unconfirmed',
      held: '{count, number} on hold',
      'held-for-review': '{count, number} held, may have been sent',
      waiting: '{count, number} waiting',
      cancelled: '{count, number} not sent',
    },
    cancelled: 'Cancelled after {sent, number} of {rows, number}: {outcomes}.',
    cancelledBy: 'Cancelled by {by} after {sent, number} of {rows, number}: {outcomes}.',
    partlyDone: '{done, number} of {rows, number} are done: {outcomes}. Not done: {open}.',
    noneDone: '{rows, plural, one {The one row is not done: {open}.} other {None of the # are done: {open}.}}',
    done: '{rows, plural, one {The one row is done: {outcomes}.} other {All # are done: {outcomes}.}}',

    // Results of a decision
    tooLate: { title: 'This changed a moment ago', text: 'Check its current state.' },
    notAllowed: 'You can’t do this right now',
  },
  de: runsGerman,
})
