'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { Role } from '@/lib/accounts/contract'
import { useKeyHint } from '../ui/shortcuts/use-key-hint'
import { isOpenScreen, screensFor } from './screens'

/** Links to the screens that this role may open. */
export function Navigation({ role }: { role: Role }) {
  const pathname = usePathname()
  const hint = useKeyHint()
  return (
    <ul className="grid gap-0.5">
      {screensFor(role).map((screen) => {
        const { href, label, icon: Icon, goKey } = screen
        const isHere = isOpenScreen(screen, pathname)
        return (
          <li key={href}>
            <Link
              href={href}
              title={hint(label, `g ${goKey}`)}
              // No prefetch: screens are rendered per user, so each page would request all the others.
              prefetch={false}
              aria-current={isHere ? 'page' : undefined}
              className={`flex h-8 items-center gap-2.5 rounded-control px-2.5 font-medium hover:bg-sunken touch:h-11 max-xl:justify-center max-xl:px-0 ${
                isHere ? 'bg-sunken text-ink' : 'text-quiet'
              }`}
            >
              <Icon aria-hidden className="size-4 shrink-0" />
              <span className="max-xl:sr-only">{label}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
