'use client'

import { useEffect } from 'react'

/**
 * Some buttons disappear when they are pressed, such as "Show all applicants" once all are shown. The focus of a
 * keyboard user would go with them, so this moves it to the screen's list. Dialogs and menus return the focus on their
 * own, and FocusAfterNavigation moves it on another screen.
 */
export function RestoreFocus() {
  useEffect(() => {
    const ended = new AbortController()
    const options = { capture: true, passive: true, signal: ended.signal }
    /** The path at the last key, unless a press followed. */
    let pathAtKey: string | null = null
    document.addEventListener('keydown', () => (pathAtKey = location.pathname), options)
    document.addEventListener('pointerdown', () => (pathAtKey = null), options)
    document.addEventListener('focusout', (event) => restoreIfRemoved(event, pathAtKey), options)
    return () => ended.abort()
  }, [])
  return null
}

/** The event comes while the element is being removed; what replaces it may take the focus itself. */
function restoreIfRemoved({ target, relatedTarget }: FocusEvent, path: string | null) {
  if (path === null || relatedTarget !== null || !(target instanceof Element)) return
  if (target.closest('main') === null || target.closest('[role=dialog], [role=menu], [role=listbox]')) return
  const wasList = target.matches(listSelector)
  setTimeout(() => {
    if (target.isConnected || document.activeElement !== document.body || location.pathname !== path) return
    findListFocus(wasList)?.focus({ preventScroll: true })
  })
}

const listSelector = '[data-first-focus][tabindex]'

/** The row that Tab reaches in the screen's list, or the list itself: without rows, or if that had the focus. */
function findListFocus(wasList: boolean): HTMLElement | null {
  const list = document.querySelector<HTMLElement>(listSelector)
  return (wasList ? null : list?.querySelector<HTMLElement>('[data-index][tabindex="0"]')) ?? list
}
