import type { ShortcutGroup } from '../ui/shortcuts/shortcuts'

export const keysWords = {
  title: 'Keys',
  description: 'They work unless you are typing or a dialog is open.',
  switchedOff: 'Single keys are switched off in this browser. Switch them on under “Your account”.',
  groups: { screen: 'On this screen', list: 'In the list', anywhere: 'Anywhere', go: 'Go to' } satisfies Record<
    ShortcutGroup,
    string
  >,
  palette: 'Search or jump anywhere',
  search: 'Search on this screen',
  show: 'Show these keys',
  menuItem: 'Keys',
  account: 'Your account',
}

export const barWords = { more: 'More', search: 'Search', close: 'Close' }

export const missingWords = {
  title: 'There is nothing here',
  text: 'The address may be mistyped, or what it led to was removed. Search for a person, a job or a screen, or start from the overview.',
  textSignedOut: 'The address may be mistyped. If you have an account, sign in and search from there.',
  overview: 'Go to the overview',
  search: 'Search',
  signIn: 'Sign in',
}

export const errorScreenWords = {
  heading: 'This screen could not be shown',
  tryAgain: 'Try again',
  errorId: (id: string) => `Error id ${id}`,
}

export const notForRoleWords = {
  title: 'Your role does not allow this',
  text: (role: string) => `This screen needs the role “${role}”. Ask your admin.`,
}

export const signedInAgainWords = {
  title: 'Sign in again',
  description: 'Your session has ended. What you typed is still on the page.',
  done: 'Signed in again',
  doneText: 'Nothing was sent in the meantime. Continue where you were.',
}

export const confirmWords = {
  title: 'Confirm it’s you',
  description: 'You signed in a while ago. Confirm who you are before you change this.',
  none: 'Sign out and sign in again, then repeat this change.',
  cancel: 'Cancel',
  confirm: 'Confirm',
  confirming: 'Confirming…',
  comeBack: 'You return to this page. Repeat the change then.',
  withOrganisation: 'Confirm with your organisation’s sign-in',
}

export const stripWords = {
  offline: 'You are offline. What is loaded stays here, and nothing is lost.',
  sandbox: 'Sandbox · nothing here reaches a real applicant',
  notProduction: (environment: string) => `${environment} · not the production environment`,
}
