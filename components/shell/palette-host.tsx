'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import type { Role } from '@/lib/accounts/contract'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import { isMac, isPaletteKey } from '../palette/is-palette-key'
import { closePalette, openPalette, paletteOpen } from '../palette/palette-open'
import { noteRecent } from '../palette/recent-places'
import { lazyPart } from '../ui/lazy-part'
import { screenEntry, screensFor } from './screens'

const DeskPalette = lazyPart(async () => (await import('./desk-palette')).DeskPalette)

/** Rendered once in the layout: opens the command palette with Ctrl K or ⌘ K, and remembers the screens one goes to. */
export function PaletteHost({ role, mapping }: { role: Role; mapping: ApplicantMapping }) {
  const isOpen = useSyncExternalStore(paletteOpen.subscribe, paletteOpen.read, () => false)
  usePaletteKey()
  useVisits(role)
  usePaletteAhead()
  return isOpen ? <DeskPalette role={role} mapping={mapping} /> : null
}

function usePaletteKey() {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isPaletteKey(event, isMac())) return
      // Otherwise the browser goes to its address bar.
      event.preventDefault()
      if (paletteOpen.read()) closePalette()
      else if (!isModalOpen()) {
        closeNavigationSheet()
        openPalette()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** A modal dialog hides the page behind it. */
function isModalOpen(): boolean {
  return document.getElementById('content')?.closest('[aria-hidden=true], [inert]') != null
}

/** The navigation of phones lies above every dialog. */
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

const prefetchedAfterMs = 2_000

/** Loads the palette's code while nothing else is to be done. */
function usePaletteAhead() {
  useEffect(() => {
    // Safari does not say when it is idle.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(DeskPalette.ahead, prefetchedAfterMs)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(DeskPalette.ahead)
    return () => cancelIdleCallback(idle)
  }, [])
}
