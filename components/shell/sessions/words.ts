import { words } from '@/lib/text/words'
import { sessionGerman } from './words.de'

export const signedInAgainWords = words({
  en: {
    title: 'Sign in again',
    description: 'Your session has ended. What you typed is still on the page.',
    done: 'Signed in again',
    doneText: 'Nothing was sent in the meantime. Continue where you were.',
    tooEarly: 'You are not signed in yet. Finish in the other tab first.',
    inNewTab: 'Sign in with {name} in a new tab',
    continueHere: 'Continue here',
    checking: 'Checking…',
  },
  de: sessionGerman.signedInAgain,
})

export const confirmWords = words({
  en: {
    title: 'Confirm it’s you',
    description: 'You signed in a while ago. Confirm who you are before you change this.',
    none: 'Sign out and sign in again, then repeat this change.',
    cancel: 'Cancel',
    confirm: 'Confirm',
    confirming: 'Confirming…',
    comeBack: 'You return to this page. Repeat the change then.',
    withOrganisation: 'Confirm with your organisation’s sign-in',
  },
  de: sessionGerman.confirm,
})
