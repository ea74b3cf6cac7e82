import { words } from '@/lib/text/words'
import { trayGerman } from './words.de'

/** Texts of the tray. */
export const trayWords = words({
  en: {
    title: 'Outbox',
    titleAnd: 'Outbox: {summary}',
    groups: { 'needs-you': 'Needs you', 'under-way': 'Under way', ended: 'Done' },
    clearFinished: 'Clear finished',
    clear: 'Clear',
    clearOne: 'Clear {what}',
    close: 'Close',
    cut: 'The desk isn’t answering right now. This may be out of date.',
    signedOut: 'You are signed out. This may be out of date.',
    empty: 'Nothing is under way, and nothing needs you',
    fix: 'Fix and resend',
    nothingChanged: 'Nothing was changed.',
    see: 'See the outbox for details.',
    open: 'Open',
    openRun: 'Open the run',
    bulkApply: 'Bulk apply: {name}',
    several: {
      unconfirmed: '{kind}: {count, number} unconfirmed',
      held: '{kind}: {count, number} held after restore',
      listed: '{count, plural, one {# of them is} other {# of them are}} in the list of applicants.',
      decide: {
        arrived: 'Record {count, number} as arrived',
        'send-again': 'Send all again',
        abandon: 'Don’t resend any',
      },
      sendOthers: 'Send the other {count, number} again',
      ask: {
        arrived: {
          title: '{kind}: record {count, number} as arrived?',
          description: 'Found in the list of applicants. It’s recorded in your name, and nothing more is sent.',
          yes: 'Record {count, number}',
        },
        'send-again': {
          title: '{kind}: send {count, number} again?',
          leftOut: '{count, plural, one {# that is} other {# that are}} in the list of applicants won’t be sent.',
          description: 'Anything that arrived the first time may end up at the partner twice.',
          yes: 'Send {count, number} again',
        },
        abandon: {
          title: '{kind}: leave {count, number} unconfirmed?',
          description: 'Nothing more is sent. What didn’t arrive won’t reach the partner.',
          yes: 'Don’t resend {count, number}',
        },
      },
      notYet: 'Not yet',
    },
    unconfirmedRows: '{count, plural, one {# row} other {# rows}} unconfirmed',
    pause: 'Pause',
    pausing: 'Pausing…',
    resume: 'Resume',
    resuming: 'Resuming…',

    // The summary: how many items of each kind
    runsPercent: '{count, plural, one {# run} other {# runs}} {percent}%',
    counts: {
      runsUnderWay: '{count, plural, one {# run under way} other {# runs under way}}',
      runsPaused: '{count, plural, one {# run paused} other {# runs paused}}',
      sending: '{count, number} sending',
      waiting: '{count, number} waiting',
      checking: '{count, number} checking',
      needsYou: '{count, plural, one {# needs you} other {# need you}}',
      refused: '{count, number} refused',
      done: '{count, number} done',
      leftUnconfirmed: '{count, number} left unconfirmed',
      notSent: '{count, number} not sent',
      runsDone: '{count, plural, one {# run done} other {# runs done}}',
      runsCancelled: '{count, plural, one {# run cancelled} other {# runs cancelled}}',
    },
  },
  de: trayGerman,
})
