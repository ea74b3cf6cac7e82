'use client'

import { CircleUser } from 'lucide-react'
import { useState } from 'react'
import type { Person } from '@/lib/accounts/contract'
import { lazyPart } from '../ui/lazy-part'
import type { Theme } from './theme'
import { frameWords } from './words'

const accountButtonClass =
  'flex h-8 items-center gap-2.5 rounded-control px-2.5 font-medium text-quiet hover:bg-sunken touch:h-10 max-md:h-10 max-md:w-10 max-md:justify-center md:w-full md:max-xl:justify-center md:max-xl:px-0'

const AccountMenu = lazyPart(async () => (await import('./account-menu')).AccountMenu)

/** The account menu's button; the menu itself is fetched when it is first asked for. */
export function AccountButton({ person, theme }: { person: Person; theme: Theme }) {
  const [isWanted, setIsWanted] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  const face = <AccountFace name={person.name} />
  return (
    <>
      {isWanted && (
        <AccountMenu person={person} theme={theme} buttonClass={accountButtonClass} onReady={() => setIsLoaded(true)}>
          {face}
        </AccountMenu>
      )}
      {!isLoaded && (
        <button
          type="button"
          aria-label={frameWords.accountOf({ name: person.name })}
          aria-haspopup="menu"
          aria-expanded={false}
          title={person.email}
          className={accountButtonClass}
          onClick={() => setIsWanted(true)}
          onPointerEnter={AccountMenu.ahead}
        >
          {face}
        </button>
      )}
    </>
  )
}

function AccountFace({ name }: { name: string }) {
  return (
    <>
      <CircleUser aria-hidden className="size-4 shrink-0" />
      <span className="truncate max-md:sr-only md:max-xl:sr-only">{name}</span>
    </>
  )
}
