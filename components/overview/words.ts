import { words } from '@/lib/text/words'
import { overviewGerman } from './words.de'

/** Texts of the overview. */
export const overviewWords = words({
  en: {
    title: 'Overview',
    greeting: 'Good to see you, {name}.',

    // What needs the reader
    needsYou: 'Needs you',
    bulkApply: 'Bulk apply: {name}',
    showMore: '{count, plural, one {Show 1 more} other {Show # more}}',

    // The connection
    hiddenUntilThen: 'Applicants loaded before are hidden until then.',
    openConnection: 'Open Connection',

    // New applicants
    newTitle: 'New since your last visit',
    lastVisit: 'Last visit {when}',
    noneNew: 'No new applicants.',
    newApplicants: '{count, plural, one {new applicant} other {new applicants}}',
    sentHere: '{count, plural, one {1 of them sent from this desk} other {# of them sent from this desk}}',
    allSentHere: '{count, plural, one {sent from this desk} other {all sent from this desk}}',
    sentHereAnd: '{sentHere}, {count, number} more unconfirmed',
    unconfirmedHere: '{count, number} of them sent from this desk, unconfirmed',
    applied: '{count, plural, one {applied since yesterday} other {applied since yesterday}}',
    noneApplied: 'No applications since yesterday.',
    visitOnce: '{link} once. From then on, new applicants are counted here.',
    applicantsLink: 'Open the list of applicants',
    moreNames: 'and {count, number} more',
    noName: 'Without a name',

    // All applicants
    applicants: 'Applicants',
    inAll: 'in total',
    byStatus: 'By status',
    byTeam: 'By team',
    byField: 'By {field}',
    asOf: 'Updated {when}',
    recounting: 'being recounted',
    late: 'the last update failed',
    appliedIn: { days: 'Applied in the last 30 days', weeks: 'Applied in the last 13 weeks' },
    applicantCount: '{count, plural, one {# applicant} other {# applicants}}',
    noneInPeriod: 'No applications in this period.',
    zone: 'Days begin at midnight {zone, select, UTC {UTC} other {in {zone}}}.',
    timeShown: 'Time shown',
    periods: { days: '30 days', weeks: '13 weeks' },

    // The charts
    none: 'None',
    jobOf: 'Job {id}',
    andOthers: 'And others',
    andMore: 'And {count, number} more',
    /** Follows a number shown separately. */
    countedPeople: '{count, plural, one {applicant} other {applicants}}',
    week: '{first} to {last}',
    today: 'Today',
    lastDays: 'Last 7 days',
    column: '{when}: {count, plural, one {# applicant} other {# applicants}}',
    columnByStatus: '{when}: {count, plural, one {# applicant} other {# applicants}} ({statuses})',
    ofStatus: '{status} {count, number}',
    noStatus: 'no status',
    dayTip: '{day}: {count, number}',
    weekTip: '{first} – {last}: {count, number}',
    asTable: 'Show as a table',
    appliedHead: 'Applied',
    all: 'All',
    other: 'Other',

    // The newest applicants, without an index
    noneLoaded: 'No applicants were loaded in the last hour.',
    readAt: 'Loaded {when}',
    ofAll: 'Of all {count}',
    ofNewest: 'Of the newest {count}',
    ofFirst: 'Of the first {count} that the partner lists',
    readNewest: 'Load the newest 250',
    reading: 'Loading…',
    notRead: '{reason}. Try again in a moment.',

    // Jobs
    jobs: 'Jobs',
    mostApplicants: 'Most applicants',
    mostOfThese: '{count, plural, one {The job of this applicant} other {Jobs with the most of these # applicants}}',
    withoutApplicants: 'Open jobs without applicants',
    noneWithout: 'Every open job has applicants.',
    moreJobs: 'And {count, number} more',
    jobsAsOf: 'Jobs loaded {when}',
    jobsOnce: '{link} once. From then on, they are shown here.',
    jobsLink: 'Open the list of jobs',

    // What was done, and how the partner responds
    doneHere: 'Activity on this desk',
    doneByAll: 'Last 24 hours, by everyone',
    /** Follows a number shown separately. */
    needDecision: '{count, plural, one {unconfirmed, needs a decision} other {unconfirmed, need a decision}}',
    /** The same for runs. */
    runs: {
      'needs-somebody': '{count, plural, one {run, needs a decision} other {runs, need a decision}}',
      'under-way': '{count, plural, one {run under way} other {runs under way}}',
      done: '{count, plural, one {run done} other {runs done}}',
      refused: '{count, plural, one {run with refused rows} other {runs with refused rows}}',
      left: '{count, plural, one {run left unconfirmed} other {runs left unconfirmed}}',
      'not-sent': '{count, plural, one {run cancelled} other {runs cancelled}}',
    },
    nothingDone: 'Nothing was sent or exported.',
    allActivity: 'All activity',
    partner: 'Partner',
    partnerSince: 'Since {when}, as seen by this server',
    partnerStates: {
      works: 'Connected',
      limited: 'Connected, but refuses some requests',
      'partner-down': 'Not responding',
      setup: 'The connection needs fixing',
      unknown: 'Not contacted yet',
    },
    answered: 'Responses',
    usualTime: 'Typical response',
    slowest: '95% within',
    rateLimited: 'Rate limited',
    unanswered: 'No response',
    unansweredMeans:
      'No response: the connection failed or took too long. The desk tries again, or checks whether it went through.',

    // Why there are no figures for all applicants
    searchAll: 'Search over all applicants',
    readingAll: 'Loading all applicants',
    switchOn: 'Switch it on',
    offToAdmin: {
      title: 'Search and count all applicants',
      text: 'The desk can keep a copy of all applicants: find anyone at once, see who is new, and how many are at each stage.',
    },
    off: {
      title: 'This desk does not count all applicants',
      text: 'The figures here cover only the applicants it has loaded. An admin can switch on search and figures for everyone.',
    },
    waiting: {
      title: 'Figures for all applicants will follow',
      text: 'They appear here when an admin has confirmed the field mapping.',
    },
    hidden: {
      title: 'The partner refuses the list of applicants to this desk',
      text: 'Applicants loaded before are hidden until the partner allows the list again.',
    },
    attemptFailed: 'The last attempt failed: {reason}. The desk keeps trying.',
    comingUp: 'Figures for all applicants appear here when this is done. You can keep working.',

    // Links to the main tasks, where there are no figures
    cards: {
      applicants: {
        title: 'Applicants',
        text: 'Everyone who applied, with everything the partner knows about them.',
      },
      easyApply: { title: 'Easy apply', text: 'Submit an application for someone, with résumé and answers.' },
      jobs: { title: 'Jobs', text: 'Find a job, see whether it accepts applications, create a new one.' },
      aiChat: { title: 'AI chat', text: 'Turn the AI chat subscription on or off for each team.' },
    },
  },
  de: overviewGerman,
})
