import { words } from '@/lib/text/words'
import { heldWriteGerman } from './words.de'

/** Texts about writes that are held because the database was restored. */
export const heldWriteWords = words({
  en: {
    title: 'Held writes',
    lead: 'Writes to review after the desk’s database was restored.',
    nothing: 'Nothing is held.',
    toOverview: 'Go to the overview',
    counting:
      'Each job, application and AI chat setting counts as one write, and so does each unfinished row of a bulk run.',
    noDecision: 'There is no such decision',

    // The banner
    banner: 'Held after restore',
    bannerStart: 'Held after restore.',
    review: 'Review held writes',
    lastInUse: 'Last in use',
    runUnfinished: 'A bulk run was not finished.',
    wereWaiting:
      '{count, plural, one {1 write was waiting. It may have been sent since.} other {# writes were waiting. They may have been sent since.}}',

    // What the desk noticed
    mayHaveGoneBack: 'The database may be an older copy.',
    reasons: {
      'another-store':
        'The desk found a different database from the one it last used: a restored backup, a copy or a clone.',
      'another-address': 'The desk was started with a different address (APP_URL).',
      'another-partner': 'The desk was started for a different partner (PARTNER_API_URL).',
      rewritten: 'A backup was restored into this same database: it holds an older state.',
      'behind-file':
        'The database was restored from a backup or a copy: it may be older than when the desk last used it.',
      unused: 'No server had used the database for some minutes: it may be an older copy.',
      'went-back': 'The database lost what this desk had just stored, while the desk was running.',
      timeline: 'Another PostgreSQL server has taken over, and may lack the latest changes.',
      'unknown-past': 'It isn’t known when this database was last in use.',
    },

    accessMayBeOld: 'Access and roles may be as they were then, too.',
    checkPeople: 'Check people',

    // The list
    checkAll: 'Check all jobs',
    check: 'Check',
    checkOne: 'Check {title}',
    checking: 'Checking…',
    bulkRuns: 'Bulk runs',
    heldRuns: 'Held runs',
    rowsNotKnown: '{count, plural, one {1 row} other {# rows}} unconfirmed · by {who},',
    oldest: 'The oldest {shown, number} of {all, number}.',
    decide: { send: 'Send', discard: 'Discard' },
    deciding: { send: 'Sending…', discard: 'Discarding…' },
    decideAll: {
      send: '{count, plural, one {Send this write} other {Send all # writes}}',
      discard: '{count, plural, one {Discard this write} other {Discard all # writes}}',
    },
    decideRun: { send: 'Send the run {name}', discard: 'Discard the run {name}' },
    decideOne: { send: 'Send {title}', discard: 'Discard {title}' },
    decideThese: { send: 'Send these {count, number}', discard: 'Discard these {count, number}' },
    decideKind: { send: 'Send these {count, number}: {kind}', discard: 'Discard these {count, number}: {kind}' },
    candidates: 'Possible matches',
    choosing: 'Choosing…',
    saving: 'Saving…',
    itIs: 'It is {title}, {id} ({holds, number} of {of, number} values)',
    noneOfThese: 'None of these',

    // What is known about each
    chatSetting:
      'This change was waiting: {subject}. The partner doesn’t report the current setting; sending it again is safe if you still want it.',
    jobNotThere: 'Checked: it isn’t at the partner. It was not created, and is safe to send.',
    jobNotListed:
      'Checked: it isn’t among the {count, plural, one {# job} other {# jobs}} that the partner lists. If the partner doesn’t list all of them, check there first.',
    jobCandidates: 'Checked: jobs with these values are at the partner. Choose the right one, or none.',
    jobUnknown: 'It may have been created since. “Check” looks for it in the partner’s list of jobs.',
    application: {
      off: 'It may have been submitted since. This team takes no repeat applications: if you send it, the partner refuses a second one, and that shows that the first one arrived.',
      unknown:
        'It may have been submitted since, and the partner cannot be asked. Sending it may create a duplicate application.',
    },
    run: {
      off: 'Any of these rows may have been sent since. These teams take no repeat applications: rows that had arrived end as “Already applied”.',
      unknown:
        'Any of these rows may have been sent since, and the partner cannot be asked. Sending them may create duplicate applications.',
    },

    // Confirmations
    ask: {
      send: 'Send {count, plural, one {1 write} other {# writes}}?',
      discard: 'Discard {count, plural, one {1 write} other {# writes}}?',
    },
    askNamed: { send: 'Send “{name}”?', discard: 'Discard “{name}”?' },
    askKind: { send: 'Send {count, number}: {kind}?', discard: 'Discard {count, number}: {kind}?' },
    sendMeans: 'Anything already sent may end up at the partner twice.',
    sendAllMeans:
      'Anything already sent may end up at the partner twice. Jobs that may be there already are left for you to choose.',
    discardMeans: 'Nothing more is sent. What wasn’t sent before the restore won’t reach the partner.',
    what: 'writes',
    notYet: 'Not yet',
    yes: { send: 'Send {count, number}', discard: 'Discard {count, number}' },

    // Results of a decision or a check
    movedOn:
      '{count, plural, one {# was decided otherwise in the meantime.} other {# were decided otherwise in the meantime.}}',
    toChoose: '{count, number} may be at the partner already: choose below.',
    decided: { send: 'Sending {count, number}', discard: 'Discarded {count, number}' },
    tooLate: { title: 'This changed a moment ago', text: 'Nothing was sent or discarded. Check what is held now.' },
    notPossible: 'Not possible',
    noAnswer: { title: 'The desk did not answer', text: 'Check what is still held before you press again.' },
    notChecked: 'Not checked',
    checkUnanswered: 'The desk did not answer. Try again.',
    checkFailed: '{title}. Nothing was changed.',
    checked: 'Checked',
    found: '{count, plural, one {1 job} other {# jobs}} found: marked as created',
    mayBeThere: '{count, plural, one {1 job} other {# jobs}} may be there: choose which',
    notThere: '{count, plural, one {1 job} other {# jobs}} not there: safe to send',
    tooEarly: '{count, plural, one {1 job} other {# jobs}} can’t be checked yet: try again in a minute',
    noJobHeld: 'No job is held.',
  },
  de: heldWriteGerman,
})
