import { words } from '@/lib/text/words'
import { newJobGerman } from './words.de'

/** What the form of a new job says, and what became of it. */
export const newJobWords = words({
  en: {
    lead: 'You can undo this for {seconds, number} seconds after you press “Create job”.',
    create: 'Create job',
    creating: 'Creating…',
    startAnother: 'Start another job',
    hasChanged: 'The form has changed since you wrote this draft',
    preview: 'Preview',
    untitled: 'Untitled job',
    noneAlike: 'No listed job has this title',
    sameTitle:
      '{count, plural, one {There is already a job with this title} other {There are already # jobs with this title}}',
    clearForm: 'Clear form',
    clearAsk: 'Clear the form?',
    clearMeans: 'Your entries and the saved draft are deleted.',
    keepIt: 'Keep it',

    // A copy of another job
    notFound: 'The job to copy was not found',
    notFoundWhy: 'It is not in the list of jobs as the partner gives it now, or the list could not be read.',
    copiedFrom: 'Copied from “{title}”',
    close: 'Close',
    notSentBefore: 'Nothing is sent before you press “Create job”.',
    leftOut: 'Left out, since the form has no field for: {fields}.',
    replaceAsk: 'Replace your draft?',
    replaceMeans: 'The form has an unsent draft. A copy of “{title}” replaces it.',
    keepDraft: 'Keep the draft',
    replace: 'Replace it',

    // Unfinished jobs
    continueJob: 'Continue your unfinished job “{title}”',
    continueUntitled: 'Continue your unfinished job',
    saved: 'saved {when}',
    discard: 'Discard',
    discarded: '“{title}” discarded',
    discardedUntitled: 'Unfinished job discarded',
    undo: 'Undo',
    hide: 'Hide',
    notDiscarded: 'It could not be discarded. Check your connection and try again.',
    notBroughtBack: 'It could not be brought back. Check your connection and try again.',
    moreUnfinished: '{count, plural, one {1 more unfinished job} other {# more unfinished jobs}}',

    // Jobs of the same values
    like: '{count, plural, one {There is a job like this one} other {There are # jobs like this one}}',
    createAnyway: 'Create it anyway',
    goBack: 'Go back',
    nothingSentYet: 'Nothing has been sent yet.',
    listed: 'In the list of jobs',
    listedBy: 'In the list of jobs, created by {who}, {when}',
    underWay: 'On its way to the partner, from {who}, {when}',
    createdBy: 'Created by {who}, {when}',
    mayBeCreated: 'Sent by {who}, {when}; it isn’t known whether it was created',
    you: 'you',
    id: 'ID {id}',
    inTeam: 'team {team}',
    open: 'open',
    closed: 'closed',

    // What became of it
    undoComesNext: 'It is sent in a few seconds. Undo comes next.',
    isCreating: 'The partner is creating the job.',
    unprepared:
      'The partner’s list of jobs could not be read; the job is not sent yet. Without that list the desk may not be able to tell afterwards whether it was created.',
    foundNowhere: 'The desk checked the list of jobs: it isn’t there, so it is sent again.',
    copyAsNew: 'Copy as new job',
    viewJobs: 'View jobs',
    created: 'Created',
    isAtPartner: '{job} was created with the ID {id}.',
    isAtPartnerWithoutId: '{job} is at the partner. The partner didn’t give its ID.',
    chosenBy: '{who} chose it among the jobs that were found.',
    foundAfterStop: 'It was found in the list of jobs after the desk was stopped while it was sending.',
    foundAfterLoss: 'It was found in the list of jobs after the answer was lost.',
    foundAfterUnclear: 'It was found in the list of jobs after the partner gave no clear answer.',
    notCreated: 'Not created',
    copyDetails: 'Copy details for the operator',
    nothingChanged: 'Nothing was changed.',
    partnerSays: 'The partner says: “{said}”',
    notSent: 'Not sent',
    nothingCreated: 'Nothing was created.',
    nothingWent: 'Nothing went to the partner.',
    stillInForm: 'What you entered is still in the form.',

    // What nobody knows yet
    unconfirmed: 'Unconfirmed',
    wasStopped: 'The desk was stopped while it was sending.',
    mayBeThere: 'It may still have been created, so the desk looks for it in the list of jobs.',
    sentAgainIfNot: 'If it isn’t there, the desk sends it again by itself.',
    youCanLeave: 'You can leave; we’ll show the result here.',
    listNotRead: 'The list could not be read just now.',
    nextCheck: 'Next check in {seconds, number} s.',
    checkingNow: 'Checking now.',
    knownWithin: 'It will be known within {seconds, number} s.',

    // What a person decides
    leftOpen: 'Left open',
    notKnownIfCreated: 'It isn’t known whether this job was created.',
    leftBy: '{who} left it unconfirmed.',
    wasNotCreated: 'Was not created',
    isNoneOfThese: 'It is none of the jobs that were found.',
    isNotThere:
      'The desk looked in the list of jobs until the partner could no longer be working on it, and it isn’t there.',
    safeToSend: 'It is safe to send it again.',
    listMayBeCut:
      'That list had {count, plural, one {# job} other {# jobs}}. If the partner never lists more than that, it may still be there: check at the partner first.',
    whyUnknown: {
      'no-list': 'The desk could not read the list of jobs, so it isn’t known whether the job is there.',
      'list-cut': 'The partner does not give the whole list of jobs, so it isn’t known whether the job is there.',
      'list-without-ids':
        'The jobs in the partner’s list have no stable IDs, so it isn’t known whether a new one is there.',
      'no-list-before':
        'The list of jobs could not be read before it was sent, so the desk can’t tell a new job from an older one. Check the jobs yourself.',
      'tried-enough':
        'An earlier try may have worked, and the partner refused the later ones. Check the jobs yourself.',
      restored:
        'The desk’s store was restored, and this job had not been sent then. It may have been created since. Review it before it is sent.',
    },
    mayBeSecond: 'Sending it again may create a second one.',
    candidates:
      '{count, plural, one {A new job was found that may be this one. Is it?} other {# new jobs were found that may be this one. Choose which it is.}}',
    mayBeThese: 'Jobs that it may be',
    nothingToCompare: 'nothing to compare',
    sameValues: '{same, number} of {all, number} values are the same',
    itIs: 'It is this one: {title}, {id}',
    itIsThis: 'It is this one',
    choosing: 'Choosing…',
  },
  de: newJobGerman,
})
