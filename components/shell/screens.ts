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

/** `keywords`: other words by which the command palette finds it. `goKey`: the letter after "g" that leads there. */
export type Screen = {
  href: Route
  label: string
  icon: LucideIcon
  role: Role
  goKey: string
  keywords: readonly string[]
}

const screens: Screen[] = [
  { href: '/', label: 'Overview', icon: House, role: 'viewer', goKey: 'o', keywords: ['home', 'start', 'dashboard'] },
  {
    href: '/applicants',
    label: 'Applicants',
    icon: Users,
    role: 'viewer',
    goKey: 'a',
    keywords: ['candidates', 'people'],
  },
  {
    href: '/easy-apply',
    label: 'Easy apply',
    icon: Send,
    role: 'recruiter',
    goKey: 'e',
    keywords: ['application', 'submit'],
  },
  {
    href: '/bulk-apply',
    label: 'Bulk apply',
    icon: FileSpreadsheet,
    role: 'recruiter',
    goKey: 'b',
    keywords: ['upload', 'csv', 'import', 'runs'],
  },
  {
    href: '/jobs',
    label: 'Jobs',
    icon: BriefcaseBusiness,
    role: 'viewer',
    goKey: 'j',
    keywords: ['postings', 'positions'],
  },
  {
    href: '/ai-chat',
    label: 'AI chat',
    icon: MessagesSquare,
    role: 'viewer',
    goKey: 'i',
    keywords: ['teams', 'assistant'],
  },
  {
    href: '/activity',
    label: 'Activity',
    icon: History,
    role: 'viewer',
    goKey: 't',
    keywords: ['history', 'log', 'audit'],
  },
  {
    href: '/connection',
    label: 'Connection',
    icon: PlugZap,
    role: 'admin',
    goKey: 'c',
    keywords: ['partner', 'settings', 'field mapping', 'key'],
  },
  {
    href: '/people',
    label: 'People',
    icon: ShieldCheck,
    role: 'admin',
    goKey: 'p',
    keywords: ['colleagues', 'users', 'roles'],
  },
]

/** The screens that this role may open, in the order of the navigation. */
export function screensFor(role: Role): Screen[] {
  return screens.filter((screen) => hasRole(role, screen.role))
}

/** Four screens for the bar of phones, and the others. */
export function phoneScreens(role: Role): { main: Screen[]; more: Screen[] } {
  const all = screensFor(role)
  const main = all.filter(({ href }) => oftenOnPhones.includes(href)).slice(0, mostOnPhones)
  return { main, more: all.filter((screen) => !main.includes(screen)) }
}

const oftenOnPhones: readonly string[] = ['/', '/applicants', '/easy-apply', '/jobs', '/activity']
const mostOnPhones = 4

export function isOpenScreen({ href }: Screen, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname.startsWith(href)
}

/** A screen as a place to go to. */
export function screenEntry({ href, label, icon, keywords, goKey }: Screen): PaletteEntry {
  return { id: `screen ${href}`, label, detail: '', keywords, icon, shortcut: `g ${goKey}`, does: { href } }
}
