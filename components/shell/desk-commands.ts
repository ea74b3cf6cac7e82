import { BriefcaseBusiness, Keyboard, LogOut, SunMoon, UserPlus, UserRound, UserX } from 'lucide-react'
import { canManage, canWrite, type Role } from '@/lib/accounts/contract'
import { requestSignOut } from '../api/sign-out'
import type { PaletteCommands, PaletteEntry } from '../palette/palette-entry'
import { openKeys } from './keys-open'
import { type Screen, screenEntry, screensFor } from './screens'
import { chooseTheme, type Theme, themeLabels, themes } from './theme'
import { keysWords } from './words'

/** Screens on which something is done rather than looked at. */
const doingScreens = ['/easy-apply', '/bulk-apply']

/** What this role can do from anywhere, and the screens it may open. */
export function deskCommands(role: Role, theme: Theme): PaletteCommands {
  const screens = screensFor(role)
  const isDoing = ({ href }: Screen) => doingScreens.includes(href)
  const mainActions = [...(canWrite(role) ? [newJob] : []), ...screens.filter(isDoing).map(screenEntry)]
  return {
    mainActions,
    actions: [...mainActions, ...(canManage(role) ? forAdmins : []), account, keys, ...themeEntries(theme), signOut],
    screens: screens.filter((screen) => !isDoing(screen)).map(screenEntry),
  }
}

const newJob: PaletteEntry = {
  id: 'new-job',
  label: 'New job',
  detail: '',
  keywords: ['create', 'add', 'post', 'posting'],
  icon: BriefcaseBusiness,
  does: { href: '/jobs/new?start=fresh' },
}

const forAdmins: PaletteEntry[] = [
  {
    id: 'invite-person',
    label: 'Invite person',
    detail: 'on People',
    keywords: ['add', 'colleague', 'user'],
    icon: UserPlus,
    does: { href: '/people' },
  },
  {
    id: 'erase-person',
    label: 'Find and erase a person',
    detail: '',
    keywords: ['privacy', 'delete', 'gdpr'],
    icon: UserX,
    does: { href: '/people/erase' },
  },
]

const account: PaletteEntry = {
  id: 'account',
  label: 'Your account',
  detail: '',
  keywords: ['password', 'passkeys', 'sessions', 'profile'],
  icon: UserRound,
  does: { href: '/account' },
}

const keys: PaletteEntry = {
  id: 'keys',
  label: keysWords.menuItem,
  detail: 'of this screen',
  keywords: ['keyboard', 'shortcuts', 'hotkeys', 'help'],
  icon: Keyboard,
  shortcut: '?',
  does: () => openKeys(),
}

const signOut: PaletteEntry = {
  id: 'sign-out',
  label: 'Sign out',
  detail: '',
  keywords: ['log out', 'leave'],
  icon: LogOut,
  does: () => void requestSignOut(),
}

/** The themes other than the one that is in use. */
function themeEntries(current: Theme): PaletteEntry[] {
  return themes
    .filter((theme) => theme !== current)
    .map((theme) => ({
      id: `theme ${theme}`,
      label: `Switch theme: ${themeLabels[theme].toLowerCase()}`,
      detail: '',
      keywords: ['appearance', 'colours', 'colors', 'mode'],
      icon: SunMoon,
      does: () => chooseTheme(theme),
    }))
}
