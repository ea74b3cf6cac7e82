'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { isTouched } from '../ui/is-touched'

const fields = 'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), [contenteditable=true]'

/**
 * Next leaves the focus on the clicked link, or on nothing. This moves it to where the user continues: the list or
 * first field that the screen marks with `data-first-focus`, else the screen's title. Does not scroll.
 */
export function FocusAfterNavigation() {
  const pathname = usePathname()
  const shown = useRef<string | null>(null)
  useEffect(() => {
    const before = shown.current ?? loadedPath()
    shown.current = pathname
    if (before === pathname) return
    return focusOnceShown()
  }, [pathname])
  return null
}

/** The path that the browser loaded: when this code arrives, the user may already have gone on to another screen. */
function loadedPath(): string {
  const [loaded] = performance.getEntriesByType('navigation')
  return new URL(loaded?.name ?? location.href).pathname
}

/**
 * Watches the screen, since parts of it may appear later than its title. Stops at the first click. After a key press it
 * moves the focus only if that was lost: the key may have opened this screen again, which replaces its elements.
 */
function focusOnceShown(): () => void {
  const pressed = new AbortController()
  let hasTyped = false
  const observer = new MutationObserver(moveFocus)
  function end() {
    pressed.abort()
    observer.disconnect()
  }
  function moveFocus() {
    const main = document.getElementById('content')
    if (!main || isAtWork(main) || (hasTyped && !isUnfocused(main))) return end()
    const target = findTarget(main)
    if (target === undefined || target === document.activeElement) return
    if (target.localName === 'h1') target.tabIndex = -1
    target.focus({ preventScroll: true })
    if (target.localName !== 'h1') end()
  }
  const options = { capture: true, signal: pressed.signal }
  document.addEventListener('pointerdown', end, options)
  document.addEventListener('keydown', () => (hasTyped = true), options)
  observer.observe(document.body, { childList: true, subtree: true })
  moveFocus()
  return end
}

/** Whether the user or the screen itself has focused something on the screen, in its details or in a dialog. */
function isAtWork(main: HTMLElement): boolean {
  const { activeElement: focused } = document
  if (focused === null || isUnfocused(main)) return false
  return main.contains(focused) || focused.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null
}

/** Whether the focus is nowhere yet, or at the beginning of the screen. */
function isUnfocused(main: HTMLElement): boolean {
  const { activeElement: focused, body } = document
  return focused === null || focused === body || focused === main || focused.localName === 'h1'
}

/** Returns undefined while the element that the screen marks is not there yet. */
function findTarget(main: HTMLElement): HTMLElement | undefined {
  const title = main.querySelector<HTMLElement>('h1') ?? undefined
  const marked = main.querySelector<HTMLElement>('[data-first-focus]')
  if (!marked || marked.matches('[tabindex]')) return marked ?? title
  return isTouched() ? title : (marked.querySelector<HTMLElement>(fields) ?? undefined)
}
