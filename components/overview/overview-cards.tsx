import { ArrowRight } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { hasRole, type Role } from '@/lib/accounts/contract'
import { overviewWords } from './words'

type Card = { href: Route; words: keyof typeof overviewWords.cards; role: Role }

const cards: Card[] = [
  { href: '/applicants', words: 'applicants', role: 'viewer' },
  { href: '/easy-apply', words: 'easyApply', role: 'recruiter' },
  { href: '/jobs', words: 'jobs', role: 'viewer' },
  { href: '/ai-chat', words: 'aiChat', role: 'viewer' },
]

/** Links to the main tasks. */
export function OverviewCards({ role }: { role: Role }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-3">
      {cards
        .filter((card) => hasRole(role, card.role))
        .map((card) => (
          <li key={card.href}>
            <Link
              href={card.href}
              className="group grid h-full content-start gap-1 rounded-panel border bg-raised p-4 hover:border-line-strong"
            >
              <span className="flex items-center justify-between text-section font-semibold">
                {overviewWords.cards[card.words].title}
                <ArrowRight
                  aria-hidden
                  className="size-4 text-quiet transition-transform duration-150 group-hover:translate-x-0.5"
                />
              </span>
              <span className="text-quiet">{overviewWords.cards[card.words].text}</span>
            </Link>
          </li>
        ))}
    </ul>
  )
}
