import {
  BriefcaseBusiness,
  FileSpreadsheet,
  History,
  House,
  type LucideIcon,
  MessagesSquare,
  PlugZap,
  Send,
  ShieldCheck,
  Users,
} from 'lucide-react'
import type { Route } from 'next'
import { hasRole, type Role } from '@/lib/accounts/contract'
import type { PaletteEntry } from '../palette/palette-entry'
import { screenWords } from './words'

/** `goKey`: the letter to press after "g" to open the screen. */
export type Screen = {
  href: Route
  name: keyof typeof screenWords.names
  label: string
  icon: LucideIcon
  role: Role
  goKey: string
}

type KnownScreen = Omit<Screen, 'label'>

const screens: KnownScreen[] = [
  { href: '/', name: 'overview', icon: House, role: 'viewer', goKey: 'o' },
  { href: '/applicants', name: 'applicants', icon: Users, role: 'viewer', goKey: 'a' },
  { href: '/easy-apply', name: 'easyApply', icon: Send, role: 'recruiter', goKey: 'e' },
  { href: '/bulk-apply', name: 'bulkApply', icon: FileSpreadsheet, role: 'recruiter', goKey: 'b' },
  { href: '/jobs', name: 'jobs', icon: BriefcaseBusiness, role: 'viewer', goKey: 'j' },
  { href: '/ai-chat', name: 'aiChat', icon: MessagesSquare, role: 'viewer', goKey: 'i' },
  { href: '/activity', name: 'activity', icon: History, role: 'viewer', goKey: 't' },
  { href: '/connection', name: 'connection', icon: PlugZap, role: 'admin', goKey: 'c' },
  { href: '/people', name: 'people', icon: ShieldCheck, role: 'admin', goKey: 'p' },
]

/** Returns the screens that this role may open, in navigation order. */
export function screensFor(role: Role): Screen[] {
  return screens
    .filter((screen) => hasRole(role, screen.role))
    .map((screen) => ({ ...screen, label: screenWords.names[screen.name] }))
}

/** Splits the screens into four for the bar on phones, and the rest. */
export function phoneScreens(role: Role): { main: Screen[]; more: Screen[] } {
  const all = screensFor(role)
  const main = all.filter(({ href }) => oftenOnPhones.includes(href)).slice(0, mostOnPhones)
  return {
    main: main.map((screen) =>
      screen.href === '/easy-apply' ? { ...screen, label: screenWords.easyApplyOnPhones } : screen,
    ),
    more: all.filter((screen) => !main.includes(screen)),
  }
}

const oftenOnPhones: readonly string[] = ['/', '/applicants', '/easy-apply', '/jobs', '/activity']
const mostOnPhones = 4

export function isOpenScreen({ href }: Screen, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname.startsWith(href)
}

/** Returns a screen's entry for the command palette. */
export function screenEntry({ href, label, icon, goKey }: Screen): PaletteEntry {
  return { id: `screen ${href}`, label, details: [], keywords: [], icon, shortcut: `g ${goKey}`, does: { href } }
}
