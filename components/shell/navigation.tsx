'use client'

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
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { hasRole, type Role } from '@/lib/accounts/contract'

type Screen = { href: Route; label: string; icon: LucideIcon; role: Role }

const screens: Screen[] = [
  { href: '/', label: 'Overview', icon: House, role: 'viewer' },
  { href: '/applicants', label: 'Applicants', icon: Users, role: 'viewer' },
  { href: '/easy-apply', label: 'Easy apply', icon: Send, role: 'recruiter' },
  { href: '/bulk-apply', label: 'Bulk apply', icon: FileSpreadsheet, role: 'recruiter' },
  { href: '/jobs', label: 'Jobs', icon: BriefcaseBusiness, role: 'viewer' },
  { href: '/ai-chat', label: 'AI chat', icon: MessagesSquare, role: 'viewer' },
  { href: '/activity', label: 'Activity', icon: History, role: 'viewer' },
  { href: '/connection', label: 'Connection', icon: PlugZap, role: 'admin' },
  { href: '/people', label: 'People', icon: ShieldCheck, role: 'admin' },
]

/** Links to the screens that this role may open. */
export function Navigation({ role, onNavigate }: { role: Role; onNavigate?: () => void }) {
  const pathname = usePathname()
  return (
    <ul className="grid gap-0.5">
      {screens
        .filter((screen) => hasRole(role, screen.role))
        .map(({ href, label, icon: Icon }) => {
          const isHere = href === '/' ? pathname === '/' : pathname.startsWith(href)
          return (
            <li key={href}>
              <Link
                href={href}
                title={label}
                // Screens are rendered per person: with prefetching, each page would request all the others.
                prefetch={false}
                aria-current={isHere ? 'page' : undefined}
                {...(onNavigate ? { onClick: onNavigate } : {})}
                className={`flex h-8 items-center gap-2.5 rounded-control px-2.5 font-medium hover:bg-sunken touch:h-10 md:max-xl:justify-center md:max-xl:px-0 ${
                  isHere ? 'bg-sunken text-ink' : 'text-quiet'
                }`}
              >
                <Icon aria-hidden className="size-4 shrink-0" />
                <span className="md:max-xl:sr-only">{label}</span>
              </Link>
            </li>
          )
        })}
    </ul>
  )
}
