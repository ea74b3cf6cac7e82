'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Role } from '@/lib/accounts/contract'
import { paletteOpen } from '../palette/palette-open'
import { lazyPart } from '../ui/lazy-part'
import { listenForShortcuts } from '../ui/shortcuts/listen'
import { addShortcuts, type Shortcut } from '../ui/shortcuts/shortcuts'
import { keysOpen } from './keys/keys-open'
import { screensFor } from './screens'
import { frameWords } from './words'

const KeysDialog = lazyPart(async () => (await import('./keys/keys-dialog')).KeysDialog)

/** Rendered once in the layout: handles the shortcuts of every screen, and lists them on "?". */
export function ShortcutHost({ role }: { role: Role }) {
  const router = useRouter()
  const probe = useRef<HTMLSpanElement>(null)
  const isOpen = useSyncExternalStore(keysOpen.subscribe, keysOpen.read, () => false)
  useEffect(() => listenForShortcuts(() => probe.current), [])
  useEffect(() => {
    const goes = screensFor(role).map(
      ({ href, label, goKey }): Shortcut => ({
        keys: `g ${goKey}`,
        label,
        group: 'go',
        run: () => {
          router.push(href)
          return true
        },
      }),
    )
    return addShortcuts([...everywhere(), ...goes])
  }, [role, router])
  return (
    <>
      <span ref={probe} hidden />
      {isOpen && <KeysDialog onClose={keysOpen.close} />}
    </>
  )
}

const everywhere = (): Shortcut[] => [
  {
    keys: '/',
    label: frameWords.searchHere,
    group: 'anywhere',
    run: () => {
      const box = searchBox()
      if (box) box.focus()
      else paletteOpen.open()
      return true
    },
  },
  {
    keys: '?',
    label: frameWords.showKeys,
    group: 'anywhere',
    run: () => {
      keysOpen.open()
      return true
    },
  },
]

/** The first visible search field of the screen. */
function searchBox(): HTMLElement | undefined {
  const boxes = [...document.querySelectorAll<HTMLElement>('main input[type=search]')]
  return boxes.find((box) => box.checkVisibility() && !box.closest('[role=dialog]'))
}
