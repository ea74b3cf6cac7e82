import { words } from '@/lib/text/words'
import { signInGerman } from './words.de'

/** All texts of the sign-in, except the server's refusals (lib/accounts/words). */
export const signInWords = words({
  en: {
    title: 'Sign in',
    lead: 'Use the account your admin created for you',
    leadOrganisation: 'Use your organisation’s account',
    goBack: 'Go back without confirming',
    email: 'Email',
    required: 'Required',
    submit: 'Sign in',
    submitting: 'Signing in…',
    keep: 'Keep me signed in',
    startAgain: 'Start again',
    unreachable: 'The desk cannot be reached. Check your connection and try again.',
    orPassword: 'or with a password',
    usePasskey: 'Use a passkey',
    waitingForPasskey: 'Waiting for the passkey…',
    passkeyFailed: 'The passkey could not be used. Try again, or sign in with your password.',
    useCode: 'Use a code',
    noPasskey: 'No passkey was used. Try again, or choose another way.',
    notChecked: 'This could not be checked. Try again.',
    continue: 'Continue',
    checking: 'Checking…',
    signInWith: 'Sign in with {name}',
    code: {
      label: 'Code',
      description: 'Enter the code from your authenticator app.',
      other: 'Use a recovery code instead',
    },
    recovery: {
      label: 'Recovery code',
      description: 'Enter one of the codes you saved. Each works once.',
      other: 'Use your authenticator app instead',
    },
  },
  de: signInGerman,
})
