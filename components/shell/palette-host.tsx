'use client'

import { usePathname } from 'next/navigation'
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Role } from '@/lib/accounts/contract'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import { isMac, isPaletteKey } from '../palette/is-palette-key'
import { paletteOpen } from '../palette/palette-open'
import { noteRecent } from '../palette/recent-entries'
import { lazyPart } from '../ui/lazy-part'
import { whenIdle } from '../ui/when-idle'
import { takeEarlyKey } from './early-press'
import { screenEntry, screensFor } from './screens'

const DeskPalette = lazyPart(async () => (await import('./commands/desk-palette')).DeskPalette)

/** Rendered once in the layout: opens the command palette with Ctrl K or ⌘ K, and remembers visited screens. */
export function PaletteHost({ role, mapping }: { role: Role; mapping: ApplicantMapping }) {
  const isOpen = useSyncExternalStore(paletteOpen.subscribe, paletteOpen.read, () => false)
  const probe = useRef<HTMLSpanElement>(null)
  usePaletteKey(probe)
  useVisits(role)
  usePaletteAhead()
  return (
    <>
      <span ref={probe} hidden />
      {isOpen && <DeskPalette role={role} mapping={mapping} />}
    </>
  )
}

/** A modal dialog hides the page, including `probe`: the palette does not open over one. */
function usePaletteKey(probe: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isPaletteKey(event, isMac())) return
      // Otherwise the browser would focus its address bar.
      event.preventDefault()
      if (paletteOpen.read()) paletteOpen.close()
      else if (!probe.current?.closest('[aria-hidden=true], [inert]')) {
        closeNavigationSheet()
        paletteOpen.open()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    const early = takeEarlyKey()
    if (early) onKeyDown(early)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [probe])
}

/** The navigation sheet on phones would cover the palette. */
function closeNavigationSheet() {
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) sheet.hidePopover()
}

function useVisits(role: Role) {
  const pathname = usePathname()
  useEffect(() => {
    const screen = screensFor(role).find(({ href }) => href === pathname)
    if (screen) noteRecent(screenEntry(screen))
  }, [role, pathname])
}

/** Preloads the palette's code when the browser is idle. */
function usePaletteAhead() {
  useEffect(() => whenIdle(DeskPalette.ahead), [])
}
