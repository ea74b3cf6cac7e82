import { BriefcaseBusiness, Keyboard, Languages, LogOut, SunMoon, UserPlus, UserRound, UserX } from 'lucide-react'
import { canManage, canWrite, type Role } from '@/lib/accounts/contract'
import { language, languageNames, languages } from '@/lib/text/language'
import { chooseOwnLanguage } from '../../api/choose-own-language'
import { requestSignOut } from '../../api/sign-out'
import type { PaletteCommands, PaletteEntry } from '../../palette/palette-entry'
import { accountMenuWords } from '../account/words'
import { keysOpen } from '../keys/keys-open'
import { keysWords } from '../keys/words'
import { type Screen, screenEntry, screensFor } from '../screens'
import { chooseTheme, type Theme, themes } from '../theme'
import { commandWords } from './words'

/** Screens for doing something rather than viewing it. */
const doingScreens = ['/easy-apply', '/bulk-apply']

/** What a user with this role can do from anywhere, and the screens they may open. */
export function deskCommands(role: Role, theme: Theme): PaletteCommands {
  const screens = screensFor(role)
  const isDoing = ({ href }: Screen) => doingScreens.includes(href)
  const mainActions = [...(canWrite(role) ? [newJob()] : []), ...screens.filter(isDoing).map(findableScreen)]
  return {
    mainActions,
    actions: [
      ...mainActions,
      ...(canManage(role) ? forAdmins() : []),
      account(),
      keys(),
      ...themeEntries(theme),
      ...languageEntries(),
      signOut(),
    ],
    screens: screens.filter((screen) => !isDoing(screen)).map(findableScreen),
  }
}

/** The screen's palette entry with additional keywords. */
const findableScreen = (screen: Screen): PaletteEntry => ({
  ...screenEntry(screen),
  keywords: list(commandWords.screenKeywords[screen.name]),
})

const newJob = (): PaletteEntry => ({
  id: 'new-job',
  label: commandWords.newJob,
  details: [],
  keywords: list(commandWords.newJobKeywords),
  icon: BriefcaseBusiness,
  does: { href: '/jobs/new?start=fresh' },
})

const forAdmins = (): PaletteEntry[] => [
  {
    id: 'invite-person',
    label: commandWords.invite,
    details: [commandWords.inviteWhere],
    keywords: list(commandWords.inviteKeywords),
    icon: UserPlus,
    does: { href: '/people' },
  },
  {
    id: 'erase-person',
    label: commandWords.erase,
    details: [],
    keywords: list(commandWords.eraseKeywords),
    icon: UserX,
    does: { href: '/people/erase' },
  },
]

const account = (): PaletteEntry => ({
  id: 'account',
  label: accountMenuWords.yourAccount,
  details: [],
  keywords: list(commandWords.accountKeywords),
  icon: UserRound,
  does: { href: '/account' },
})

const keys = (): PaletteEntry => ({
  id: 'keys',
  label: keysWords.title,
  details: [commandWords.keysWhere],
  keywords: list(commandWords.keysKeywords),
  icon: Keyboard,
  shortcut: '?',
  does: keysOpen.open,
})

const signOut = (): PaletteEntry => ({
  id: 'sign-out',
  label: accountMenuWords.signOut,
  details: [],
  keywords: list(commandWords.signOutKeywords),
  icon: LogOut,
  does: () => void requestSignOut(),
})

/** Entries for the themes not currently in use. */
function themeEntries(current: Theme): PaletteEntry[] {
  return themes
    .filter((theme) => theme !== current)
    .map((theme) => ({
      id: `theme ${theme}`,
      label: commandWords.themes[theme],
      details: [],
      keywords: list(commandWords.themeKeywords),
      icon: SunMoon,
      does: () => chooseTheme(theme),
    }))
}

/** Entries for the languages not in use, each also under its own name, which users in the wrong language look for. */
function languageEntries(): PaletteEntry[] {
  return languages
    .filter((other) => other !== language())
    .map((other) => ({
      id: `language ${other}`,
      label: commandWords.languages[other],
      details: [languageNames[other]],
      keywords: [...list(commandWords.languageKeywords), ...Object.values(languageNames)],
      icon: Languages,
      does: () => void chooseOwnLanguage(other),
    }))
}

const list = (keywords: string) => keywords.split(', ')
