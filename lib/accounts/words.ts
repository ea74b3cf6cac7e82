import { words } from '../text/words'
import type { CodeRefusal } from './contract'
import { accountAnswersGerman } from './words.de'

/** The server's texts about accounts and signing in. */
export const accountAnswers = words({
  en: {
    // A refused sign-in or identity check
    wrongPair: 'Email or password is wrong',
    wrongPassword: 'This password is wrong',
    wrongCode: 'This code is wrong or was used before',
    unreadableFactor: 'The desk can no longer check your codes. Ask an admin to reset your second factor.',
    busy: 'Many people are signing in right now. Try again in a few seconds.',
    tookLong: 'That took too long. Try again.',
    passwordAgain: 'That took too long. Enter your password again.',
    passkeyRemoved: 'This passkey was removed from the desk. Use another one, or your password.',
    passkeyNotVerified: 'This passkey could not be verified. Use another one, or your password.',
    passkeyRefused: 'This passkey could not be verified',
    otherAddress: 'This desk is set up for another address. Open it at the address your admin gave you.',
    blockedSeconds: 'Too many tries. Try again in {count, plural, one {# second} other {# seconds}}',
    blockedMinutes: 'Too many tries. Try again in {count, plural, one {# minute} other {# minutes}}',
    singleSignOn: {
      unreachable: 'Your organisation’s sign-in is not reachable right now. Try again, or ask your admin.',
      busy: 'Too many people are signing in from your network. Try again in a minute.',
      expired: 'That sign-in took too long, or was started in another browser. Try again.',
      declined: 'The sign-in was cancelled, or your organisation doesn’t let you use this desk.',
      invalid: 'Your organisation’s sign-in gave an answer that could not be verified. Try again, or ask your admin.',
      'not-recent': 'Your organisation’s sign-in didn’t ask who you are. Sign out there and here, then sign in again.',
      'other-person': 'You confirmed with a different account from the one you are signed in with. Try again.',
      'no-role': 'Your organisation gives you no access to this desk. Ask your admin to add you to a group.',
      'no-email': 'Your organisation’s sign-in didn’t provide your email address. Ask your admin.',
      'email-taken': 'Your email address already belongs to another account of this desk. Ask your admin.',
      'no-access': 'Your access to this desk was removed. Ask your admin.',
      failed: 'The sign-in failed here. Try again, or ask your admin.',
    },

    // What is not available yet
    ownPasswordNeeded: 'Choose a password of your own first. Reload the page to do that.',
    factorNeeded: 'This desk requires a second factor. Reload the page to set one up.',

    // Fields
    chooseRole: 'Choose a role',
    enterEmail: 'Enter an email address',
    enterName: 'Enter a name',
    enterCurrentPassword: 'Enter your current password',
    oneLine: 'A name must be on one line, without hidden characters',
    enterCode: 'Enter the six digits of the code',
    atLeast: 'At least {count, number} characters',
    atMost: 'At most {count, number} characters',

    // Passwords
    samePassword: 'Choose a password that is different from the current one.',
    passwordIssues: {
      common: 'This password is on lists of common passwords. Choose another one.',
      similar: 'This is close to a common password. Choose another one.',
      own: 'This is mostly your name, your email address or the name of this desk. Choose another password.',
      pattern: 'This follows a pattern that is easy to guess, such as abcd, 1234 or a date. Choose another password.',
      weak: 'This password is easy to guess. Use several unrelated words, or more characters.',
    },

    // Sessions
    device: '{browser} on {system}',
    unknownDevice: 'Unknown device',
    unknownAddress: 'unknown',
  },
  de: accountAnswersGerman,
})

/** Returns how long sign-ins stay blocked, counted from now. */
export function blockedText(until: Date): string {
  const seconds = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1_000))
  if (seconds <= 90) return accountAnswers.blockedSeconds({ count: seconds })
  return accountAnswers.blockedMinutes({ count: Math.ceil(seconds / 60) })
}

/** Tells the user why a code did not prove who they are. */
export function codeRefusalText(refusal: CodeRefusal): string {
  switch (refusal.refused) {
    case 'blocked':
      return blockedText(refusal.until)
    case 'unreadable-second-factor':
      return accountAnswers.unreadableFactor
    case 'wrong-code':
    case 'two-step-is-off':
      return accountAnswers.wrongCode
  }
}
