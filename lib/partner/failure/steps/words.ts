import { words } from '../../../text/words'
import { stepGerman } from './words.de'

const login =
  'Check PARTNER_LOGIN_EMAIL and PARTNER_LOGIN_PASSWORD, or let the key do it without PARTNER_EASY_APPLY_WITH.'
const address = 'Check PARTNER_API_URL: what answers there does not know this request.'
const details = 'Give the details to the partner’s operator.'

/** A failure's words besides those of its kind, endpoint and issue. */
export const stepWords = words({
  en: {
    duringLogin: 'This happened at the desk’s login at the partner.',
    noReason: 'The partner gave no reason. A value may be missing or break one of its rules.',
    listStuck: 'The partner gives the same page at every place of the list',
    pointsTo: 'It points to {address}.',
    keyInDoubt:
      'Look at Connection: if the partner accepts the key for other calls, have its operator enable this one. If not, check PARTNER_API_KEY.',

    // What an admin should check, for the kinds that an admin may have to act on
    admin: {
      'bad-request': address,
      'login-failed': login,
      'login-rejected': login,
      'key-rejected':
        'Check PARTNER_API_KEY, and with the partner’s operator that the key is enabled for this environment.',
      'unknown-path': address,
      'not-permitted': 'Have the partner’s operator enable this operation for the key.',
      'out-of-scope': 'Have the partner’s operator add the team to the key, or choose one of the key’s own teams.',
      forbidden: 'Check PARTNER_API_KEY, and with the partner’s operator what this key may do.',
      'not-found': address,
      'wrong-method': address,
      conflict: address,
      'job-unavailable': address,
      invalid: address,
      unreachable: 'Check PARTNER_API_URL and the network of the machine that the desk runs on.',
      'unreadable-answer': details,
      'answer-too-large': details,
      redirected: 'Check PARTNER_API_URL: the partner points to another address, and the desk never follows.',
      unexpected: details,
    },

    // For writes that may have happened anyway; `nextStepToo` is what to do besides telling the admin
    uncertain: {
      'create-job': {
        meaning: 'The job may have been created.',
        nextStep: 'Check in the list of jobs whether it is there before you create it again.',
        nextStepToo: 'Tell your admin, and check in the list of jobs before you create it again.',
      },
      'submit-application': {
        meaning: 'It may have been submitted.',
        nextStep: 'Check at the partner whether the application arrived before you send it again.',
        nextStepToo: 'Tell your admin, and check at the partner before you send it again.',
      },
      'set-ai-chat': {
        meaning: 'The setting may have been made.',
        nextStep: 'Set it again in a moment: doing it twice does no harm.',
        nextStepToo: 'Tell your admin. Setting it again does no harm.',
      },
    },

    // For AI chat, if the partner refused what was sent along with On or Off
    chatFields: {
      meaning: 'The partner understood the setting, but does not accept the fields that were sent with it.',
      nextStep: 'Correct the fields that are also sent with each change: the same ones would be refused again.',
    },
  },
  de: stepGerman,
})
