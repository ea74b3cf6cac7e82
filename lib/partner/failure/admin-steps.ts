import type { FailureKind } from './failure'

const login =
  'Check PARTNER_LOGIN_EMAIL and PARTNER_LOGIN_PASSWORD, or let the key do it without PARTNER_EASY_APPLY_WITH.'
const address = 'Check PARTNER_API_URL: what answers there does not know this request.'
const details = 'Give the details to the partner’s operator.'

/** What an admin is told to check, for the kinds that can be theirs to act on. */
export const adminSteps: Partial<Record<FailureKind, string>> = {
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
}
