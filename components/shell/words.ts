import { words } from '@/lib/text/words'
import { shellGerman } from './words.de'

/** The frame around every screen: where one can go, who is signed in, and the strips above. */
export const frameWords = words({
  en: {
    main: 'Main',
    skip: 'Skip to content',
    more: 'More',
    accountOf: 'Account: {name}',
    yourAccount: 'Your account',
    signOut: 'Sign out',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    roles: { viewer: 'viewer', recruiter: 'recruiter', admin: 'admin' },

    offline: 'You are offline. What is loaded stays here, and nothing is lost.',
    environment: 'Environment',
    sandbox: 'Sandbox · nothing here reaches a real applicant',
    notProduction: '{environment} · not the production environment',
    endingLogin: 'Deprecated partner login',
    endingLoginTitle: 'The partner is ending the login that easy apply uses here.',
    endingLoginAdvice: 'Ask the partner to enable easy apply for the API key, then ask your operator to remove',
    proxy: 'Unknown proxy',
    proxyTitle: 'You reach this desk through a proxy that it does not trust.',
    proxyMeans:
      'Everyone seems to come from one address, so one person’s wrong passwords slow down everyone. Ask your operator to set',
  },
  de: shellGerman.frame,
})

/** The screens by their names, and other words by which the command palette finds them. */
export const screenWords = words({
  en: {
    names: {
      overview: 'Overview',
      applicants: 'Applicants',
      easyApply: 'Easy apply',
      bulkApply: 'Bulk apply',
      jobs: 'Jobs',
      aiChat: 'AI chat',
      activity: 'Activity',
      connection: 'Connection',
      people: 'People',
    },
    /** Where a long word has no room. */
    easyApplyOnPhones: 'Easy apply',
    keywords: {
      overview: 'home, start, dashboard',
      applicants: 'candidates, people',
      easyApply: 'application, submit',
      bulkApply: 'upload, csv, import, runs',
      jobs: 'postings, positions',
      aiChat: 'teams, assistant',
      activity: 'history, log, audit',
      connection: 'partner, settings, field mapping, key',
      people: 'colleagues, users, roles',
    },
  },
  de: shellGerman.screens,
})

/** What the command palette offers to do; `…Keywords` are other words to find it by. */
export const commandWords = words({
  en: {
    newJob: 'New job',
    newJobKeywords: 'create, add, post, posting',
    invite: 'Invite person',
    inviteWhere: 'on People',
    inviteKeywords: 'add, colleague, user',
    erase: 'Find and erase a person',
    eraseKeywords: 'privacy, delete, gdpr',
    accountKeywords: 'password, passkeys, sessions, profile',
    keysWhere: 'of this screen',
    keysKeywords: 'keyboard, shortcuts, hotkeys, help',
    signOutKeywords: 'log out, leave',
    themes: { system: 'Switch theme: system', light: 'Switch theme: light', dark: 'Switch theme: dark' },
    themeKeywords: 'appearance, colours, colors, mode',
    languages: { en: 'Switch to English', de: 'Switch to German' },
    /** The word in each language, so that both find it. */
    languageKeywords: 'language, Sprache',
  },
  de: shellGerman.commands,
})

export const keysWords = words({
  en: {
    title: 'Keys',
    description: 'They work unless you are typing or a dialog is open.',
    switchedOff: 'Single keys are switched off in this browser. Switch them on under “Your account”.',
    groups: { screen: 'On this screen', list: 'In the list', anywhere: 'Anywhere', go: 'Go to' },
    palette: 'Search or jump anywhere',
    search: 'Search on this screen',
    show: 'Show these keys',
  },
  de: shellGerman.keys,
})

export const missingWords = words({
  en: {
    pageTitle: 'Not found',
    title: 'There is nothing here',
    text: 'The address may be mistyped, or what it led to was removed. Search for a person, a job or a screen, or start from the overview.',
    overview: 'Go to the overview',
    search: 'Search',
  },
  de: shellGerman.missing,
})

export const errorScreenWords = words({
  en: {
    heading: 'This screen could not be shown',
    tryAgain: 'Try again',
    errorId: 'Error id {id}',
    broken: {
      title: 'Something went wrong here',
      text: 'Nothing was sent to the partner by this. If it happens again, give your admin the error id.',
    },
    storeAway: {
      title: 'Partner Desk can’t reach its database',
      text: 'Nothing was sent to the partner by this, and nothing is lost. This page tries again every few seconds.',
    },
  },
  de: shellGerman.errorScreen,
})

export const notForRoleWords = words({
  en: {
    title: 'Your role does not allow this',
    texts: {
      viewer: 'This screen needs the role “viewer”. Ask your admin.',
      recruiter: 'This screen needs the role “recruiter”. Ask your admin.',
      admin: 'This screen needs the role “admin”. Ask your admin.',
    },
  },
  de: shellGerman.notForRole,
})

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
  de: shellGerman.signedInAgain,
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
  de: shellGerman.confirm,
})
