import { words } from '@/lib/text/words'
import { newJobGerman } from './words.de'

/** Texts of the new job form and of its outcome. */
export const newJobWords = words({
  en: {
    lead: 'After you create a job, you have {seconds, plural, one {# second} other {# seconds}} to undo it.',
    create: 'Create job',
    creating: 'Creating…',
    startAnother: 'Create another job',
    hasChanged: 'The form has changed since you wrote this draft',
    preview: 'Preview',
    untitled: 'Untitled job',
    noneAlike: 'No other job has this title',
    sameTitle:
      '{count, plural, one {There is already a job with this title} other {There are already # jobs with this title}}',
    clearForm: 'Clear form',
    clearAsk: 'Clear the form?',
    clearMeans: 'Your entries and the saved draft are deleted.',
    keepIt: 'Keep it',

    // A copy of another job
    notFound: 'The job to copy was not found',
    notFoundWhy: 'It is no longer in the partner’s list of jobs, or the list could not be read.',
    copying: 'Copying…',
    copiedFrom: 'Copied from “{title}”',
    close: 'Close',
    leftOut: 'Could not be copied, so please check: {fields}.',
    replaceAsk: 'Replace your draft?',
    replaceMeans: 'You have an unsent draft. A copy of “{title}” would replace it.',
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

    // Jobs with the same values
    similarJobs: '{count, plural, one {There is a job like this one} other {There are # jobs like this one}}',
    createAnyway: 'Create anyway',
    goBack: 'Go back',
    nothingSentYet: 'Nothing has been sent yet.',
    listed: 'In the list of jobs',
    listedBy: 'In the list of jobs, created by {who}, {when}',
    underWay: 'On its way to the partner, sent by {who}, {when}',
    createdBy: 'Created by {who}, {when}',
    mayBeCreated: 'Sent by {who}, {when}; may have been created',
    you: 'you',
    id: 'ID {id}',
    open: 'open',
    closed: 'closed',

    // The outcome
    undoComesNext: 'The job will be sent in a few seconds. Press Tab for “Undo”.',
    isCreating: 'The partner is creating the job.',
    unprepared:
      'The partner’s list of jobs could not be read, so the job has not been sent yet. Without the list, the desk may not be able to tell whether the job was created.',
    foundNowhere: 'It isn’t in the list of jobs, so it is being sent again.',
    copyAsNew: 'Copy as new job',
    viewJobs: 'View jobs',
    created: 'Created',
    isAtPartner: '{job} was created with ID {id}.',
    isAtPartnerWithoutId: '{job} was created. The partner didn’t return an ID.',
    chosenBy: '{who} picked it from the jobs that were found.',
    foundAfterStop: 'The desk was stopped while sending it, and then found it in the list of jobs.',
    foundAfterLoss: 'The answer was lost, and the desk then found it in the list of jobs.',
    foundAfterUnclear: 'The partner gave no clear answer, and the desk then found it in the list of jobs.',
    notCreated: 'Not created',
    nothingChanged: 'Nothing was changed.',
    partnerSays: 'The partner says: “{said}”',
    notSent: 'Not sent',
    nothingCreated: 'Nothing was created.',
    nothingWent: 'Nothing was sent to the partner.',
    stillInForm: 'What you entered is still in the form.',

    // While the outcome is unknown
    unconfirmed: 'Unconfirmed',
    wasStopped: 'The desk was stopped while it was sending.',
    mayBeThere: 'The job may still have been created, so the desk is looking for it in the list of jobs.',
    sentAgainIfNot: 'If it isn’t there, it is sent again automatically.',
    youCanLeave: 'You can leave; we’ll show the result here.',
    listNotRead: 'The list could not be read just now.',
    nextCheck: 'Next check in {seconds, number} s.',
    checkingNow: 'Checking now.',
    knownWithin: 'The result will be known within {seconds, number} s.',

    // The user's decision
    leftOpen: 'Left unconfirmed',
    notKnownIfCreated: 'It isn’t known whether this job was created.',
    leftBy: '{who} decided not to resend it.',
    wasNotCreated: 'Was not created',
    isNoneOfThese: 'It isn’t one of the jobs that were found.',
    isNotThere:
      'The desk watched the list of jobs for as long as the partner could still be working on it, and it never appeared.',
    safeToSend: 'It is safe to send it again.',
    listMayBeCut:
      'It isn’t among the {count, plural, one {# job} other {# jobs}} that the partner lists, but the partner may not list all of its jobs. Check with the partner first.',
    whyUnknown: {
      'no-list': 'The desk could not read the list of jobs, so it isn’t known whether the job is there.',
      'list-cut': 'The partner doesn’t return the whole list of jobs, so it isn’t known whether the job is there.',
      'list-without-ids':
        'The jobs in the partner’s list have no stable IDs, so it isn’t known whether a new one is there.',
      'no-list-before':
        'The list of jobs could not be read before it was sent, so the desk can’t tell a new job from an older one. Check the jobs yourself.',
      'tried-enough':
        'An earlier try may have worked, and the partner refused the later ones. Check the jobs yourself.',
      restored:
        'The desk’s database was restored to a time before this job was sent. It may have been created since: review it before it is sent.',
    },
    mayBeSecond: 'Sending it again may create a second one.',
    candidates:
      '{count, plural, one {A new job was found that may be this one. Is it?} other {# new jobs were found that may be this one. Choose which it is.}}',
    mayBeThese: 'Possible matches',
    nothingToCompare: 'nothing to compare',
    sameValues: '{same, number} of {all, number} values are the same',
    itIs: 'It is this one: {title}, {id}',
    itIsThis: 'It is this one',
    choosing: 'Choosing…',
  },
  de: newJobGerman,
})
