import { words } from '@/lib/text/words'
import { easyApplyGerman } from './words.de'

/** Texts of the Easy apply screen, and of the short form's fields and outcomes. */
export const easyApplyWords = words({
  en: {
    title: 'Easy apply',
    lead: 'Submit an application for someone.',
    submit: 'Submit application',
    sending: 'Sending…',
    hasChanged: 'The form has changed since you filled it in',
    forWhom: 'For {who}, from Applicants',
    nextApplication: 'Next application',

    // The fields
    job: 'Job',
    chooseJob: 'Choose a job',
    email: 'Email',
    required: 'Required',
    openList: 'Open the list',
    startJob: 'Job {id}',
    typeToFind: 'Type a title, a place or an ID',
    loadingJobs: 'Loading the jobs…',
    notLoaded: 'The jobs could not be loaded',
    closedJob: 'This job isn’t accepting applications. The partner may refuse the application.',
    closed: 'not accepting applications',
    notKnownIfOpen: 'not known whether it accepts applications',
    noJobs: 'No jobs to choose from',
    noMatch: 'No jobs match',
    allJobs: '{count, plural, one {# job} other {# jobs}}',
    someJobs: '{found, number} of {count, plural, one {# job} other {# jobs}}',
    firstOfAll: '{count, plural, one {# job} other {# jobs}}, the first {most, number} shown: type to find others',
    firstOfSome:
      '{found, number} of {count, plural, one {# job} other {# jobs}}, the first {most, number} shown: type to find others',
    enqueue: 'Queue the application',
    enqueueMeans:
      'The partner accepts it now and processes it later. Otherwise the partner checks right away whether the job accepts applications.',

    // Beside the form
    noJob: 'No job chosen yet',
    applicant: 'Applicant',
    noApplicant: 'No email entered yet',
    states: { open: 'Open', closed: 'Closed', unknown: 'Unknown' },
    check: 'Applied before?',
    checkWaits: 'Checked once you’ve entered a job and an email',
    checking: 'Checking…',
    notChecked: 'It could not be checked now. It is checked again when you submit.',
    neverApplied: 'Not from this desk',
    theList: 'list of applicants',
    listed: 'Already in the {list}, from elsewhere',
    listedSince: 'Already in the {list}, from elsewhere: applied {when}',
    appliedAt: 'Already sent from this desk: {outcome}, {who}, {when}',

    // Applied before
    appliedElsewhere: 'This person has already applied to this job',
    applied: 'This desk has already sent an application for this person to this job',
    earlier: '{who}, {when}: {outcome}',
    earlierOutcomes: {
      submitted: 'submitted',
      queued: 'queued',
      'already-applied': 'already applied',
      uncertain: 'unconfirmed',
      'under-way': 'being sent',
    },
    applyAgain: 'Apply again anyway',
    goBack: 'Go back',
    againMeans:
      'This one has not been sent. If the team of {job} allows repeat applications, the applicant would be listed twice.',

    // The outcome
    outcomes: {
      submitted: { title: 'Submitted', text: 'The partner has the application.' },
      queued: {
        title: 'Queued',
        text: 'The partner has the application and will process it. The applicant is listed once that is done.',
      },
      'already-applied': {
        title: 'Already applied',
        text: 'This applicant has already applied to this job, so there is nothing more to do.',
      },
    },
    arrived: 'Recorded as arrived',
    arrivedBy: '{who} found it in the list of applicants. The partner itself hasn’t confirmed it.',
    subject: '{who} for {job}',
    queuedToClosed: 'This job isn’t accepting applications, so the partner may still refuse this application.',
    viewApplication: 'View application',
    sentOnceMore: 'It is being sent once more: the answer will show whether the first one arrived.',
    atPartner: 'The partner is processing the application.',
    notSent: 'Not sent',
    nothingSubmitted: 'Nothing was submitted.',
    nothingWent: 'Nothing was sent to the partner.',
    unsent: 'Not submitted yet: this is what you entered before.',
    clear: 'Clear form',
    stillInForm: 'What you entered is still in the form.',
    notShown: 'This application can’t be shown',
    notShownWhy: 'It is someone else’s, or it is no longer kept. Activity shows what everyone did.',
    applicationTo: 'Application to {job}',

    // While the outcome is unknown
    unconfirmed: 'Unconfirmed',
    decideFirst: 'Nothing was sent again: decide here first.',
    checkingFirst: 'Nothing was sent again: the outcome of this application is still open.',
    underWay: 'Nothing more was sent: this application is already under way.',
    leftAsIs: 'Left unconfirmed',
    mayHave: 'It may have been submitted.',
    wasRestored: 'The desk’s database was restored or copied before the outcome was known.',
    wasStopped: 'The desk was stopped while it was sending, so the answer never came.',
    refusedAgain:
      'When it was sent again, the partner said: {title}. That doesn’t show what happened to the earlier attempt.',
    provedByRepeat:
      'The first answer was lost. On the second try the partner said that this applicant has already applied to this job, so it has one application: this one, unless there was an earlier one from elsewhere.',
    mayBeTwice:
      'It may have been sent before, and what became of that isn’t known. If that one arrived too, there is a duplicate application.',
    partnerSays: 'The partner says: “{said}”',
    checkingHow: 'The desk is working out how to continue.',
    dontResend: 'Don’t resend',
    stopping: 'Stopping…',
    againByDesk:
      'The desk sends it again {when}: the partner accepts only one application per person and job for this team, so there can’t be a duplicate.',
    againByPerson: 'The desk sends it again {when}, as soon as the partner can no longer be working on the first one.',
    now: 'now',
    soon: 'soon',
    inSeconds: 'in {seconds, number} s',
    youCanLeave: 'You can leave; we’ll show the result here.',
    sendAgainIs: 'Send again:',
    sendAgainMeans:
      'if the first one arrived, this may create a duplicate application, unless this team accepts no repeat applications.',
    sendAgainAfterAll:
      'if the first one arrived, this may create a duplicate application, unless this team accepts no repeat applications. It has been sent {attempts, number} times so far.',
    dontResendIs: 'Don’t resend:',
    dontResendMeans: 'nothing more is sent. If the first one didn’t arrive, the partner doesn’t have the application.',
    nothingMore: 'Nothing more is sent.',
    leftBy: '{who} decided not to resend it: nothing more is sent.',
    lookThere: 'To be sure, look for the applicant at the partner.',

    // Not accepted
    tooLarge: 'The application is larger than 8 MB with its files. Choose smaller files',
    noRole: 'Your role doesn’t allow this. Ask an admin to change it.',
    notAnApplication: 'The application could not be read',
    notYours: 'Someone else has already submitted this form. Reload the page to submit one of your own',
  },
  de: easyApplyGerman,
})
