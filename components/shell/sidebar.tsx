'use client'

import type { Person } from '@/lib/accounts/contract'
import { LazyTray } from '../tray/lazy-tray'
import { useRovingFocus } from '../ui/use-roving-focus'
import { AccountButton } from './account-button'
import { Mark } from './mark'
import { Navigation } from './navigation'
import { SearchButton } from './search-button'
import { frameWords } from './words'

type SidebarProps = { person: Person }

/**
 * Navigation on wide screens, icons only on medium ones; scrolls where it is higher than the window. Search and the
 * screen links are one tab stop.
 */
export function Sidebar({ person }: SidebarProps) {
  const group = useRovingFocus<HTMLDivElement>({ keys: 'vertical' })
  return (
    // Positioned, so that texts for screen readers scroll with it and do not lengthen the page.
    <nav
      aria-label={frameWords.main}
      className="relative flex w-14 shrink-0 flex-col gap-4 overflow-y-auto overscroll-contain border-r bg-raised px-2 py-3 [scrollbar-width:none] max-md:hidden xl:w-58 xl:px-3"
    >
      <div className="px-2 pt-1 max-xl:px-0 max-xl:text-center">
        <Mark />
      </div>
      <div {...group} className="grid gap-4">
        <SearchButton place="side" />
        <Navigation role={person.role} />
      </div>
      <div className="mt-auto grid gap-2">
        <LazyTray place="side" />
        <AccountButton person={person} />
      </div>
    </nav>
  )
}
