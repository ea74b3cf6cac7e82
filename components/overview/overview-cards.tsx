import { ArrowRight } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { hasRole, type Role } from '@/lib/accounts/contract'

type Card = { href: Route; title: string; text: string; role: Role }

const cards: Card[] = [
  {
    href: '/applicants',
    title: 'Applicants',
    text: 'Everyone who applied, with everything the partner knows about them.',
    role: 'viewer',
  },
  {
    href: '/easy-apply',
    title: 'Easy apply',
    text: 'Submit an application for someone, with résumé and answers.',
    role: 'recruiter',
  },
  {
    href: '/jobs',
    title: 'Jobs',
    text: 'Find a job, see whether it accepts applications, create a new one.',
    role: 'viewer',
  },
  {
    href: '/ai-chat',
    title: 'AI chat',
    text: 'Turn the AI chat subscription on or off for each team.',
    role: 'viewer',
  },
  {
    href: '/activity',
    title: 'Activity',
    text: 'Who did what, and how it turned out.',
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
