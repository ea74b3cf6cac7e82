import { words } from '@/lib/text/words'
import { fieldHintsGerman } from './words.de'

/** What pages other than Connection say about the partner's fields, and the names of those fields. */
export const fieldHintWords = words({
  en: {
    review: 'Review the field mapping',

    // Above lists and forms
    unconfirmed: 'The fields have not been confirmed for this partner yet.',
    formUnconfirmed: 'This form has not been confirmed for this partner yet.',
    formUnchecked: 'Your admin hasn’t checked yet whether this form has all that the partner asks for.',
    confirmForm: 'Confirm or change it under Connection',
    otherNamesForAdmins:
      'This partner names its fields differently than the desk expects. You can read the lists, but nothing can be sent until you confirm which field is which.',
    otherNames:
      'This partner names its fields differently than the desk expects. You can read the lists, but nothing can be sent until an admin confirms which field is which.',

    // On the overview
    confirmTitle: 'Confirm this partner’s fields',
    guessed: 'The desk has worked out from the data which field is which.',
    nothingSent: 'Nothing can be sent until you confirm it.',
    listsUseGuess: 'The lists use this until you confirm it.',

    // While fields are missing
    dataChanged: 'Partner data changed',
    changed: 'The partner’s data changed.',
    runsWaitForYou: 'Bulk runs wait until you have checked the connection.',
    runsWait: 'Bulk runs wait until an admin has checked the connection.',
    check: 'Check the connection',
    lostList: '{field}: no longer where the desk looks for it.',
    lostListAt: '{field}: no longer where the desk looks for it ({path}).',
    lost: '{field} is no longer at {path}.',
    newPaths: 'New in the answers: {paths}.',
    newOfJobs: 'The partner’s jobs have a new field: {path}.',
    newOfApplicants: 'The partner’s applicants have a new field: {path}.',
    refused: 'The partner refuses a field that it used to accept: {field}.',
    asked: 'The partner now asks for a field that it did not need before: {field}.',
    shared: 'Several applications have one applicant ID ({path}). The desk tells them apart by the job too.',
    sharedUnconfirmed:
      'Several applications have one applicant ID ({path}), and only one of them may be listed. Confirm the field mapping with the job ID at {job}, so that the desk tells them apart by the job too.',

    // Names of the fields
    fieldOfForm: '{form}: {field}',
    forms: {
      'jobs.create': 'New job form',
      'easyApply.body': 'Easy apply form',
      'aiChat.body': 'AI chat form',
    },
    fields: {
      'applicants.name': 'Name',
      'applicants.email': 'Email',
      'applicants.phone': 'Phone',
      'applicants.status': 'Status',
      'applicants.time': 'Applied at',
      'applicants.job': 'Applied to',
      'applicants.jobTitle': 'Applied to, title',
      'applicants.team': 'Team',
      'applicants.teamName': 'Team name',
      'applicants.id': 'Applicant ID',
      'applicants.key': 'Applicant ID',
      'applicants.items': 'List of applicants',
      'applicants.columns': 'First columns of applicants',
      'jobs.title': 'Job title',
      'jobs.id': 'Job ID',
      'jobs.open': 'Open for applications',
      'jobs.status': 'Job status',
      'jobs.time': 'Posted at',
      'jobs.team': 'Job team',
      'jobs.teamName': 'Job team name',
      'jobs.items': 'List of jobs',
      'jobs.limit': 'Maximum jobs per answer',
      'jobs.total': 'Total jobs',
      'jobs.columns': 'First columns of jobs',
      'jobs.createdId': 'ID of a new job',
      'easyApply.email': 'Easy apply: email',
      'easyApply.job': 'Easy apply: job ID',
      'easyApply.enqueue': 'Easy apply: queue the application',
      'easyApply.name': 'Easy apply: name',
      'easyApply.phone': 'Easy apply: phone',
      'easyApply.form': 'Easy apply: application form ID',
      'aiChat.enabled': 'AI chat: on or off',
    },
  },
  de: fieldHintsGerman,
})
