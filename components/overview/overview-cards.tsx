import { ArrowRight } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { hasRole, type Role } from '@/lib/accounts/contract'

type Card = { href: Route; title: string; text: string; role: Role }

const cards: Card[] = [
  {
    href: '/applicants',
    title: 'Applicants',
    text: 'Read everyone who applied, with all that the partner knows of them.',
    role: 'viewer',
  },
  {
    href: '/easy-apply',
    title: 'Easy apply',
    text: 'Submit an application for a job seeker, with résumé and answers.',
    role: 'recruiter',
  },
  {
    href: '/jobs',
    title: 'Jobs',
    text: 'Find a posting, see whether it takes applications, create a new one.',
    role: 'viewer',
  },
  { href: '/ai-chat', title: 'AI chat', text: 'Switch the AI chat subscription per team.', role: 'viewer' },
  {
    href: '/activity',
    title: 'Activity',
    text: 'See who did what from this desk, and what became of it.',
    role: 'viewer',
  },
]

/** The ways into the day's work. */
export function OverviewCards({ role }: { role: Role }) {
  return (
    <ul className="grid max-w-4xl gap-3 sm:grid-cols-2">
      {cards
        .filter((card) => hasRole(role, card.role))
        .map((card) => (
          <li key={card.href}>
            <Link
              href={card.href}
              className="group grid h-full content-start gap-1 rounded-panel border bg-raised p-4 hover:border-line-strong"
            >
              <span className="flex items-center justify-between text-section font-semibold">
                {card.title}
                <ArrowRight
                  aria-hidden
                  className="size-4 text-quiet transition-transform duration-150 group-hover:translate-x-0.5"
                />
              </span>
              <span className="text-quiet">{card.text}</span>
            </Link>
          </li>
        ))}
    </ul>
  )
}
