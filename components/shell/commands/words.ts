import { words } from '@/lib/text/words'
import { commandGerman } from './words.de'

/** Texts of the command palette's entries; `…Keywords` are additional search terms. */
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
    /** The word in each language, so that a search in either one finds it. */
    languageKeywords: 'language, Sprache',
    /** Additional search terms for screens. */
    screenKeywords: {
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
  de: commandGerman.commands,
})
