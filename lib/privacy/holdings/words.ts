import { words } from '../../text/words'
import { holdingGerman } from './words.de'

/** The personal data the desk keeps, in words for admins: the records, what erasing does, and an example. */
export const holdingWords = words({
  en: {
    matchedColumns: { title: 'Matched columns of uploads', outcome: 'Deleted', example: 'The heading of a column' },
    runs: {
      title: 'Runs',
      outcome: 'The name and address are taken out; the runs stay',
      example: 'A run of {day}',
    },
    runJobs: {
      title: 'Jobs of runs',
      outcome: 'The partner’s own words are taken out; the jobs stay',
      example: 'A job of a run',
    },
    writes: {
      title: 'Applications and other writes',
      outcome: 'Personal data is taken out; what was done, when and with what outcome stays',
    },
    runRows: {
      title: 'Uploaded rows of runs',
      outcome: 'Deleted; where another person’s row names them, the name and address are taken out',
      example: 'Row {row, number} of an upload',
    },
    leftOutRows: {
      title: 'Rows left out of runs',
      outcome: 'Deleted; where another person’s row names them, the name and address are taken out',
      example: 'Row {row, number} of an upload, not sent',
    },
    drafts: {
      title: 'Drafts of forms',
      outcome: 'Those of a former colleague are deleted; in all others the name and address are taken out',
      example: 'A draft of a new job',
    },
    uploads: {
      title: 'Unfinished uploads',
      outcome: 'Those of a former colleague are deleted; from all others the applicant’s rows are',
      example: 'An unfinished upload',
    },
    views: {
      title: 'Saved views',
      outcome: 'Deleted',
      example: '“{name}”',
      exampleOfScreen: '“{name}” of the screen {screen}',
    },
    activity: { title: 'Activity', outcome: 'The name and address are taken out; the entries stay' },
    chatSettings: {
      title: 'AI chat settings',
      outcome: 'The name becomes “Former colleague”; the setting stays',
      example: 'AI chat of team {team}',
    },
    repeats: {
      title: 'Repeat applications of teams',
      outcome: 'The name becomes “Former colleague”; the setting stays',
      example: 'Repeat applications of team {team}',
    },
    profileVersions: {
      title: 'Field profile history',
      outcome: 'The name becomes “Former colleague”; the version stays',
    },
    mappingAlarms: {
      title: 'Warnings about changed fields',
      outcome: 'The name becomes “Former colleague”; the warning stays',
    },
    indexedApplicants: {
      title: 'Search index',
      outcome:
        'Deleted; it comes back while the partner still lists the applicant. Name and address are taken out of the copies of others',
      example: 'Copy of the applicant {who}',
    },
    indexSetting: {
      title: 'Search index setting',
      outcome: 'The name becomes “Former colleague”; the setting stays',
      example: 'Search over all applicants',
    },
    sessions: { title: 'Sessions', outcome: 'Deleted', example: 'A session' },
    waysToSignIn: { title: 'Ways to sign in', outcome: 'Deleted', example: 'A way to sign in' },
    secondFactors: { title: 'Second factors', outcome: 'Deleted', example: 'Two-step sign-in' },
    passkeys: { title: 'Passkeys', outcome: 'Deleted', example: 'A passkey' },
    invitations: { title: 'Invitations', outcome: 'Deleted', example: 'An invitation' },
    account: {
      title: 'Account',
      outcome: 'Name, address, password and second factor are deleted; the account stays as “Former colleague”',
      example: 'Their account',
    },
  },
  de: holdingGerman,
})

export type HoldingName = keyof typeof holdingWords
