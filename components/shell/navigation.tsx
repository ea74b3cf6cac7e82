'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { Role } from '@/lib/accounts/contract'
import { screensFor } from './screens'

/** Links to the screens that this role may open. */
export function Navigation({ role, onNavigate }: { role: Role; onNavigate?: () => void }) {
  const pathname = usePathname()
  return (
    <ul className="grid gap-0.5">
      {screensFor(role).map(({ href, label, icon: Icon }) => {
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
