import { words } from '../../../text/words'
import { endpointGerman } from './words.de'

/** The desk itself requests lists: the error cannot be in anything that a recruiter entered. */
const list = { nextStep: 'Tell your admin.' } as const
const login = { nextStep: 'Ask your admin to check the partner login of this desk.' } as const

const oddList = {
  ...list,
  short: 'Not accepted',
  title: 'The partner did not accept the desk’s request',
  meaning: 'This desk requested the list in a way that the partner does not accept.',
} as const
const noList = {
  ...list,
  title: 'The partner cannot find this list',
  meaning: 'The partner has no such list.',
} as const
const oddLogin = {
  ...login,
  short: 'Desk login refused',
  title: 'The partner could not use this desk’s login',
  meaning: 'The partner does not accept the login in the form in which this desk sends it. Your own sign-in is fine.',
} as const
/** A 403 for a write may be about the key or about this kind of write: only other calls can tell. */
const keyInDoubt = {
  short: 'Access refused',
  nextStep: 'Ask your admin to open Connection: it shows whether the key is at fault or only its rights.',
} as const
const wholeList = 'Try again in a moment or at a quieter time: the list of jobs cannot be asked for in parts.'
const fewerApplicants = 'Try again in a moment. Loading fewer applicants at a time helps.'

/** Words for endpoints where the general ones would read badly. Missing texts are taken from `failureKindWords`. */
export const endpointFailureWords = words({
  en: {
    'bad-request': {
      'list-applicants': oddList,
      'list-jobs': oddList,
      'create-job': {
        title: 'The partner did not accept this job',
        nextStep: 'Check the values you entered, correct them and create the job again.',
      },
      'submit-application': {
        title: 'The partner did not accept this application',
        nextStep: 'Check the values you entered, correct them and submit the application again.',
      },
      'set-ai-chat': {
        title: 'The partner did not accept this setting',
        meaning: 'The partner does not accept the team ID or the setting.',
        nextStep: 'Check the team ID and set it again.',
      },
      'log-in': oddLogin,
    },
    'key-rejected': {
      'create-job': {
        ...keyInDoubt,
        title: 'The partner didn’t let this desk create a job',
        meaning:
          'The desk’s key may not create jobs, or the partner no longer accepts the key. Your own sign-in is fine.',
      },
      'submit-application': {
        ...keyInDoubt,
        title: 'The partner didn’t let this desk submit an application',
        meaning:
          'The desk’s key may not submit applications, or the partner no longer accepts the key. Your own sign-in is fine.',
      },
      'set-ai-chat': {
        ...keyInDoubt,
        title: 'The partner didn’t let this desk set AI chat',
        meaning:
          'The desk’s key may not set AI chat, or the partner no longer accepts the key. Your own sign-in is fine.',
      },
    },
    'not-permitted': {
      'list-applicants': { title: 'This desk may not read applicants at the partner' },
      'list-jobs': { title: 'This desk may not read jobs at the partner' },
      'create-job': { title: 'This desk may not create jobs at the partner' },
      'submit-application': { title: 'This desk may not submit applications to the partner' },
      'set-ai-chat': { title: 'This desk may not set AI chat at the partner' },
      'log-in': { title: 'This desk may not log in at the partner' },
    },
    'out-of-scope': {
      'list-applicants': { nextStep: 'Ask your admin to have the team added at the partner.' },
      'list-jobs': { nextStep: 'Ask your admin to have the team added at the partner.' },
      'create-job': {
        title: 'This team is outside what this desk can reach',
        meaning: 'At the partner this desk reaches some teams only, and the team of this job is not one of them.',
        nextStep: 'Choose one of the desk’s own teams, or ask your admin to have this one added at the partner.',
      },
      'submit-application': {
        title: 'This job is outside what this desk can reach',
        meaning: 'At the partner this desk reaches some teams only, and this job or applicant belongs to another one.',
        nextStep:
          'Choose a job of one of the desk’s own teams, or ask your admin to have the team added at the partner.',
      },
      'set-ai-chat': {
        title: 'This team is outside what this desk can reach',
        meaning: 'At the partner this desk reaches some teams only, and this team is not one of them.',
        nextStep: 'Choose one of the desk’s own teams, or ask your admin to have this one added at the partner.',
      },
      'log-in': { nextStep: 'Ask your admin to check at the partner which teams this desk reaches.' },
    },
    'not-found': {
      'list-applicants': noList,
      'list-jobs': noList,
      'create-job': {
        title: 'The partner cannot find what this job refers to',
        meaning: 'The team, or another record that the job names, does not exist at the partner or no longer does.',
        nextStep: 'Check the team and the other values, then create the job again.',
      },
      'submit-application': {
        short: 'Job not found',
        title: 'The partner cannot find this job',
        meaning:
          'The job, or another record that the application names, does not exist at the partner or no longer does.',
        nextStep: 'Choose the job from the list again, then submit the application.',
      },
      'set-ai-chat': {
        short: 'Team not found',
        title: 'The partner cannot find this team',
        meaning: 'There is no team with this ID at the partner, or there no longer is.',
        nextStep: 'Check the team ID or choose another team.',
      },
      'log-in': oddLogin,
    },
    conflict: {
      'list-applicants': oddList,
      'list-jobs': oddList,
      'create-job': {
        meaning: 'The job conflicts with what the partner has now. A similar job may already exist.',
        nextStep: 'Look for a similar job in the list before you create this one again.',
      },
      'set-ai-chat': { nextStep: 'Reload the page, see what was set last, then change it again if you still need to.' },
      'log-in': oddLogin,
    },
    invalid: {
      'list-applicants': oddList,
      'list-jobs': oddList,
      'create-job': { title: 'The partner refused this job' },
      'submit-application': { title: 'The partner refused this application' },
      'set-ai-chat': {
        short: 'Setting not possible',
        meaning: 'The partner understood the setting, but does not allow it for this team now.',
        nextStep: 'The same change would be refused again. If this team should have it, ask the partner.',
      },
      'log-in': oddLogin,
    },
    'address-lookup-busy': {
      'create-job': {
        short: 'Address lookup busy',
        title: 'The partner’s address lookup is busy',
        meaning: 'The partner looks up the job’s address with another service, which is refusing requests for now.',
      },
    },
    'dependency-failed': {
      'create-job': {
        meaning:
          'A service that the partner relies on did not respond as it should, perhaps the one for document templates.',
      },
      'submit-application': {
        meaning:
          'A service that the partner relies on did not respond as it should. If a file was attached, it is most likely the one that reads files.',
        nextStep:
          'Check at the partner whether the application arrived before you send it again. If it did not, try another file.',
      },
    },
    'too-slow': {
      'list-applicants': { nextStep: fewerApplicants },
      'list-jobs': { nextStep: wholeList },
    },
    'no-answer-in-time': {
      'list-applicants': { nextStep: fewerApplicants },
      'list-jobs': { nextStep: wholeList },
    },
    'answer-too-large': {
      'list-applicants': { nextStep: 'Load fewer applicants at a time, or tell your admin.' },
    },
  },
  de: endpointGerman,
})
