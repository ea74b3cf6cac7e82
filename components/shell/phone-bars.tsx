'use client'

import { Ellipsis } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useRef } from 'react'
import type { Person, Role } from '@/lib/accounts/contract'
import { useMayBePhone } from '../ui/use-media-query'
import { AccountButton } from './account-button'
import { isOpenScreen, phoneScreens, type Screen } from './screens'
import { SearchButton } from './search-button'
import { frameWords } from './words'

/** On phones, the right end of the bar with the screen's title; scrolls with it. */
export function PhoneTopBar({ person }: { person: Person }) {
  if (!useMayBePhone()) return null
  return (
    <div className="relative z-10 md:hidden">
      <div className="absolute top-2 right-2 flex">
        <SearchButton place="head" />
        <AccountButton person={person} />
      </div>
    </div>
  )
}

const itemClass =
  'flex h-14 w-full flex-col items-center justify-center gap-0.5 text-small font-medium max-[380px]:tracking-tighter short:h-11 short:flex-row short:gap-1.5'

/** Hidden rather than cut off where the bar is too narrow for it. */
const labelClass = 'max-w-full truncate max-[350px]:sr-only short:max-[480px]:sr-only'

/** Navigation on phones, at the bottom: four screens, and the others under "More". */
export function PhoneBar({ role }: { role: Role }) {
  const pathname = usePathname()
  const sheet = useRef<HTMLUListElement>(null)
  const { main, more } = phoneScreens(role)
  const isInMore = more.some((screen) => isOpenScreen(screen, pathname))
  if (!useMayBePhone()) return null
  return (
    <nav
      aria-label={frameWords.main}
      className="shrink-0 border-t bg-raised pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] md:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {main.map((screen) => (
          <li key={screen.href}>
            <PhoneLink
              screen={screen}
              isHere={isOpenScreen(screen, pathname)}
              className={itemClass}
              labelClass={labelClass}
            />
          </li>
        ))}
        <li>
          <button
            type="button"
            popoverTarget="more-screens"
            title={frameWords.more}
            aria-haspopup="true"
            className={`${itemClass} ${isInMore ? 'text-accent' : 'text-quiet'}`}
          >
            <Ellipsis aria-hidden className="size-5 shrink-0" />
            <span className={labelClass}>{frameWords.more}</span>
          </button>
        </li>
      </ul>
      <ul
        ref={sheet}
        id="more-screens"
        popover="auto"
        aria-label={frameWords.more}
        className="inset-x-0 top-auto bottom-0 m-0 w-full max-w-none rounded-t-panel border bg-raised p-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] text-ink shadow-float backdrop:bg-scrim"
      >
        {more.map((screen) => (
          <li key={screen.href}>
            <PhoneLink
              screen={screen}
              isHere={isOpenScreen(screen, pathname)}
              className="flex h-12 items-center gap-3 rounded-control px-3 font-medium"
              onNavigate={() => sheet.current?.hidePopover()}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type PhoneLinkProps = {
  screen: Screen
  isHere: boolean
  className: string
  labelClass?: string
  onNavigate?: () => void
}

function PhoneLink({ screen: { href, label, icon: Icon }, isHere, className, labelClass, onNavigate }: PhoneLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      title={label}
      aria-current={isHere ? 'page' : undefined}
      {...(onNavigate ? { onClick: onNavigate } : {})}
      className={`${className} ${isHere ? 'text-accent' : 'text-quiet'}`}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className={labelClass}>{label}</span>
    </Link>
  )
}
