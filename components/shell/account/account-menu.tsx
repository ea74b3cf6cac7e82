'use client'

import { Menu } from '@base-ui/react/menu'
import { Check, Keyboard, LogOut, UserRound } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Person } from '@/lib/accounts/contract'
import { type Language, language, languageNames, languages } from '@/lib/text/language'
import { chooseOwnLanguage } from '../../api/choose-own-language'
import { requestSignOut } from '../../api/sign-out'
import { BackCloses } from '../../ui/back-closes'
import type { PopupButton } from '../../ui/lazy-popup-button'
import { Kbd } from '../../ui/shortcuts/kbd'
import { useShortcutsOn } from '../../ui/shortcuts/use-key-hint'
import { uiWords } from '../../ui/words'
import { keysOpen } from '../keys/keys-open'
import { keysWords } from '../keys/words'
import { chooseTheme, currentTheme, type Theme, themes } from '../theme'
import { frameWords } from '../words'
import { accountMenuWords } from './words'

type AccountMenuProps = PopupButton & { person: Person }

const itemClass =
  'flex h-8 items-center gap-2.5 rounded-control px-2.5 outline-none data-highlighted:bg-sunken touch:h-11 cursor-pointer select-none'

/** The menu behind "Account": who is signed in, the theme, the language, sign out. Opens as soon as it is loaded. */
export function AccountMenu({ className, face, onReady, person }: AccountMenuProps) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(true)
  const [chosen, setChosen] = useState(currentTheme)
  const areKeysOn = useShortcutsOn()
  const ready = useEffectEvent(onReady)
  useEffect(() => ready(), [])
  return (
    <Menu.Root
      open={isOpen}
      modal={false}
      onOpenChange={(isOpen) => {
        setOpen(isOpen)
        // The command palette may have changed the theme since the menu was last open.
        if (isOpen) setChosen(currentTheme())
      }}
    >
      <Menu.Trigger aria-label={frameWords.accountOf({ name: person.name })} title={person.email} className={className}>
        {face}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner side="top" align="start" sideOffset={6} className="z-50">
          <Menu.Popup className="w-60 rounded-panel border bg-raised p-1.5 shadow-float outline-none">
            <BackCloses close={() => setOpen(false)} />
            <div className="border-b px-2.5 pt-1 pb-2">
              <p className="truncate font-medium">{person.name}</p>
              <p className="truncate text-small text-quiet" title={person.email}>
                {person.email}
              </p>
              <p className="text-small text-quiet">{accountMenuWords.roles[person.role]}</p>
            </div>
            <Menu.Item className={`${itemClass} mt-1.5`} onClick={() => router.push('/account')}>
              <UserRound aria-hidden className="size-4" />
              {accountMenuWords.yourAccount}
            </Menu.Item>
            <Menu.Item className={`${itemClass} max-md:hidden`} onClick={keysOpen.open}>
              <Keyboard aria-hidden className="size-4" />
              {keysWords.title}
              {areKeysOn && <Kbd keys="?" />}
            </Menu.Item>
            <Menu.RadioGroup
              value={chosen}
              onValueChange={(value: Theme) => {
                setChosen(value)
                chooseTheme(value)
              }}
            >
              <p className="px-2.5 pt-2 pb-1 text-small text-quiet">{accountMenuWords.theme}</p>
              {themes.map((option) => (
                <Menu.RadioItem key={option} value={option} className={itemClass} closeOnClick={false}>
                  <ChosenMark />
                  {accountMenuWords.themes[option]}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.RadioGroup value={language()} onValueChange={(value: Language) => void chooseOwnLanguage(value)}>
              <p className="px-2.5 pt-2 pb-1 text-small text-quiet">{uiWords.language}</p>
              {languages.map((option) => (
                <Menu.RadioItem key={option} value={option} lang={option} className={itemClass}>
                  <ChosenMark />
                  {languageNames[option]}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.Separator className="my-1.5 border-t" />
            <Menu.Item className={itemClass} onClick={() => void requestSignOut()}>
              <LogOut aria-hidden className="size-4" />
              {accountMenuWords.signOut}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function ChosenMark() {
  return (
    <span className="grid size-4 place-items-center">
      <Menu.RadioItemIndicator>
        <Check aria-hidden className="size-4" />
      </Menu.RadioItemIndicator>
    </span>
  )
}
