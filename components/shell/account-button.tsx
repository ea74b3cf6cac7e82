'use client'

import { CircleUser } from 'lucide-react'
import type { Person } from '@/lib/accounts/contract'
import { lazyPart } from '../ui/lazy-part'
import { LazyPopupButton } from '../ui/lazy-popup-button'
import { frameWords } from './words'

const accountButtonClass =
  'flex h-8 items-center gap-2.5 rounded-control px-2.5 font-medium text-quiet hover:bg-sunken touch:h-11 max-md:size-11 max-md:justify-center md:w-full md:max-xl:justify-center md:max-xl:px-0'

const AccountMenu = lazyPart(async () => (await import('./account/account-menu')).AccountMenu)

/** The button that opens the account menu. */
export function AccountButton({ person }: { person: Person }) {
  return (
    <LazyPopupButton
      opens="menu"
      label={frameWords.accountOf({ name: person.name })}
      title={person.email}
      className={accountButtonClass}
      face={<AccountFace name={person.name} />}
      onAhead={AccountMenu.ahead}
      renderPopup={(button) => <AccountMenu {...button} person={person} />}
    />
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
