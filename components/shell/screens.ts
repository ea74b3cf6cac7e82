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

/** `keywords`: other words by which the command palette finds it. */
export type Screen = { href: Route; label: string; icon: LucideIcon; role: Role; keywords: readonly string[] }

const screens: Screen[] = [
  { href: '/', label: 'Overview', icon: House, role: 'viewer', keywords: ['home', 'start', 'dashboard'] },
  { href: '/applicants', label: 'Applicants', icon: Users, role: 'viewer', keywords: ['candidates', 'people'] },
  { href: '/easy-apply', label: 'Easy apply', icon: Send, role: 'recruiter', keywords: ['application', 'submit'] },
  {
    href: '/bulk-apply',
    label: 'Bulk apply',
    icon: FileSpreadsheet,
    role: 'recruiter',
    keywords: ['upload', 'csv', 'import', 'runs'],
  },
  { href: '/jobs', label: 'Jobs', icon: BriefcaseBusiness, role: 'viewer', keywords: ['postings', 'positions'] },
  { href: '/ai-chat', label: 'AI chat', icon: MessagesSquare, role: 'viewer', keywords: ['teams', 'assistant'] },
  { href: '/activity', label: 'Activity', icon: History, role: 'viewer', keywords: ['history', 'log', 'audit'] },
  {
    href: '/connection',
    label: 'Connection',
    icon: PlugZap,
    role: 'admin',
    keywords: ['partner', 'settings', 'field mapping', 'key'],
  },
  { href: '/people', label: 'People', icon: ShieldCheck, role: 'admin', keywords: ['colleagues', 'users', 'roles'] },
]

/** The screens that this role may open, in the order of the navigation. */
export function screensFor(role: Role): Screen[] {
  return screens.filter((screen) => hasRole(role, screen.role))
}

/** A screen as a place to go to. */
export function screenEntry({ href, label, icon, keywords }: Screen): PaletteEntry {
  return { id: `screen ${href}`, label, detail: '', keywords, icon, does: { href } }
}
