'use client'

import { Menu } from 'lucide-react'
import { useRef } from 'react'
import type { Person } from '@/lib/accounts/contract'
import { SearchButton } from '../palette/search-button'
import { Tray } from '../tray/tray'
import { AccountButton } from './account-button'
import { Mark } from './mark'
import { Navigation } from './navigation'
import type { Theme } from './theme'

type SidebarProps = { person: Person; theme: Theme }

/** The way around: a column on wide screens, icons alone on middling ones, a sheet behind a button on phones. */
export function Sidebar({ person, theme }: SidebarProps) {
  const sheet = useRef<HTMLElement>(null)
  return (
    <>
      <header className="flex h-12 shrink-0 items-center justify-between border-b bg-raised px-2 md:hidden">
        <button
          type="button"
          popoverTarget="main-navigation"
          className="inline-flex h-10 items-center gap-2 rounded-control px-2.5 font-medium hover:bg-sunken"
        >
          <Menu aria-hidden className="size-4" />
          Menu
        </button>
        <Mark />
        <div className="flex">
          <SearchButton place="head" />
          <AccountButton person={person} theme={theme} />
        </div>
      </header>
      <nav
        ref={sheet}
        id="main-navigation"
        aria-label="Main"
        popover="auto"
        className="m-0 h-dvh w-58 flex-col gap-4 border-r bg-raised p-3 text-ink shadow-float backdrop:bg-scrim open:flex max-md:max-h-none md:flex md:static md:h-auto md:w-14 md:shrink-0 md:border-y-0 md:border-l-0 md:shadow-none md:max-xl:px-2 xl:w-58"
      >
        <div className="px-2 pt-1 md:max-xl:px-0 md:max-xl:text-center">
          <Mark />
        </div>
        <SearchButton place="side" />
        <Navigation
          role={person.role}
          onNavigate={() => sheet.current?.matches(':popover-open') && sheet.current.hidePopover()}
        />
        <div className="mt-auto grid gap-2 max-md:hidden">
          <Tray place="side" />
          <AccountButton person={person} theme={theme} />
        </div>
      </nav>
    </>
  )
}
