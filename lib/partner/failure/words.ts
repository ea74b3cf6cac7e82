import { words } from '../../text/words'
import { failureKindGerman } from './words.de'

/** A failure's words: one line, a headline and two sentences. */
export type FailureWords = { short: string; title: string; meaning: string; nextStep: string }

/** The words for each kind of failure, written for recruiters. */
export const failureKindWords = words({
  en: {
    'bad-request': {
      short: 'Not accepted',
      title: 'The partner did not accept what was sent',
      meaning: 'A value is missing or breaks one of the partner’s rules.',
      nextStep: 'Check the values you entered, correct them and send it again.',
    },
    'login-failed': {
      short: 'Desk login refused',
      title: 'The partner refused this desk’s login',
      meaning: 'The partner does not accept the login that this desk is set up with. Your own sign-in is fine.',
      nextStep: 'Ask your admin to correct the partner login of this desk.',
    },
    'login-rejected': {
      short: 'Desk login refused',
      title: 'The partner does not accept this desk’s login',
      meaning:
        'The login that this desk uses at the partner may have expired or been withdrawn. Your own sign-in is fine.',
      nextStep: 'Ask your admin to check the partner login of this desk.',
    },
    'key-rejected': {
      short: 'Key not accepted',
      title: 'The partner does not accept this desk’s key',
      meaning: 'The API key is missing, wrong, or not enabled for this environment. Your own sign-in is fine.',
      nextStep: 'Ask your admin to check the API key with the partner.',
    },
    'unknown-path': {
      short: 'Address not known',
      title: 'The partner does not know this address',
      meaning: 'The partner’s address that this desk is set up with does not offer this operation.',
      nextStep: 'Ask your admin to check the partner address of this desk.',
    },
    'not-permitted': {
      short: 'Not permitted',
      title: 'The partner doesn’t allow this desk to do this',
      meaning: 'The partner knows this desk, but has not enabled this operation for it.',
      nextStep: 'Ask your admin to have the operation enabled at the partner.',
    },
    'out-of-scope': {
      short: 'Outside our teams',
      title: 'This is outside what this desk can reach',
      meaning: 'At the partner this desk reaches some teams only. This team, job or applicant belongs to another one.',
      nextStep: 'Choose one of the desk’s own teams or jobs, or ask your admin to have the team added at the partner.',
    },
    forbidden: {
      short: 'Access refused',
      title: 'The partner refused access',
      meaning: 'The cause may be the desk’s key, its permissions or its teams. Your own sign-in is fine.',
      nextStep: 'Ask your admin to check at the partner what this desk may do.',
    },
    'not-found': {
      short: 'Not found',
      title: 'The partner cannot find this record',
      meaning: 'It does not exist at the partner, or no longer does.',
      nextStep: 'Reload the list and choose again.',
    },
    'wrong-method': {
      short: 'Not offered',
      title: 'The partner does not offer this operation',
      meaning: 'The partner knows the address, but does not allow this request there.',
      nextStep: 'Ask your admin to check the partner address of this desk.',
    },
    'already-applied': {
      short: 'Already applied',
      title: 'Already applied',
      meaning: 'This applicant has already applied to this job, and the team does not take repeat applications.',
      nextStep: 'Nothing needs to be done.',
    },
    conflict: {
      short: 'Partner refused this',
      title: 'This has changed at the partner in the meantime',
      meaning: 'This change conflicts with what the partner has now.',
      nextStep: 'Reload the page and check what is there before you try again.',
    },
    'job-unavailable': {
      short: 'Job not open',
      title: 'This job isn’t accepting applications',
      meaning: 'It is closed, or no longer exists at the partner.',
      nextStep: 'Choose another job, or have this one opened at the partner first.',
    },
    invalid: {
      short: 'Not possible',
      title: 'The partner refused this change',
      meaning: 'The partner understood the request, but does not allow it with these values.',
      nextStep: 'Change the values first: the same ones would be refused again.',
    },
    'address-lookup-busy': {
      short: 'Partner service busy',
      title: 'A service behind the partner is busy',
      meaning: 'The partner relies on another service, and that one is refusing requests for now.',
      nextStep: 'Wait a minute and try again.',
    },
    'rate-limited': {
      short: 'Rate limited',
      title: 'The partner’s request limit is reached',
      meaning: 'This desk has asked more of the partner in a short time than the partner allows.',
      nextStep: 'Wait a moment and try again.',
    },
    'server-error': {
      short: 'Partner error',
      title: 'The partner’s server failed',
      meaning: 'Nothing you did caused it.',
      nextStep: 'Try again in a moment. If it keeps happening, only the partner can fix it.',
    },
    'dependency-failed': {
      short: 'Partner service down',
      title: 'A service behind the partner did not work',
      meaning: 'The partner relies on other services, and one of them did not respond as it should.',
      nextStep: 'Try again in a moment.',
    },
    unavailable: {
      short: 'Partner not available',
      title: 'The partner is not available',
      meaning: 'The partner cannot reach a service that it needs.',
      nextStep: 'Try again in a moment.',
    },
    'too-slow': {
      short: 'Partner too slow',
      title: 'The partner took too long',
      meaning: 'The partner stops whatever takes longer than about half a minute.',
      nextStep: 'Try again in a moment.',
    },
    'no-answer-in-time': {
      short: 'No answer in time',
      title: 'The partner did not answer in time',
      meaning: 'This desk stopped waiting before the answer was complete.',
      nextStep: 'Try again in a moment.',
    },
    unreachable: {
      short: 'Partner not reachable',
      title: 'The partner cannot be reached',
      meaning: 'No connection to the partner could be made, so nothing was sent.',
      nextStep: 'Try again in a moment. If it keeps happening, tell your admin.',
    },
    'connection-lost': {
      short: 'Connection lost',
      title: 'The connection to the partner was lost',
      meaning: 'The connection ended before the answer was complete.',
      nextStep: 'Try again in a moment.',
    },
    'unreadable-answer': {
      short: 'Answer not readable',
      title: 'The partner’s answer could not be read',
      meaning: 'The partner answered, but not in a form that this desk understands.',
      nextStep: 'Try again. If it keeps happening, tell your admin.',
    },
    'answer-too-large': {
      short: 'Answer too large',
      title: 'The partner’s answer was too large',
      meaning: 'The answer was larger than this desk accepts.',
      nextStep: 'Tell your admin.',
    },
    redirected: {
      short: 'Pointed elsewhere',
      title: 'The partner pointed to another address',
      meaning:
        'The partner pointed to another address. This desk does not follow, so that nothing reaches an address that it was not set up with.',
      nextStep: 'Ask your admin to check the partner address of this desk.',
    },
    unexpected: {
      short: 'Unexpected answer',
      title: 'The partner gave an unexpected answer',
      meaning: 'This desk does not know what the answer means.',
      nextStep: 'Tell your admin.',
    },
    stopped: {
      short: 'Request stopped',
      title: 'Stopped',
      meaning: 'The request was stopped before the partner answered.',
      nextStep: 'Start it again when you want to.',
    },
  },
  de: failureKindGerman,
})
