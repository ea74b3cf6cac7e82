'use client'

import { useEffect } from 'react'

/**
 * Some buttons disappear when they are pressed, such as "Show all applicants" once all are shown. The focus of a
 * keyboard user would go with them, so this moves it to the screen's list. Dialogs and menus return the focus on their
 * own.
 */
export function RestoreFocus() {
  useEffect(() => {
    const ended = new AbortController()
    const options = { capture: true, passive: true, signal: ended.signal }
    let isByKey = false
    document.addEventListener('keydown', () => (isByKey = true), options)
    document.addEventListener('pointerdown', () => (isByKey = false), options)
    document.addEventListener('focusout', (event) => isByKey && restoreIfRemoved(event), options)
    return () => ended.abort()
  }, [])
  return null
}

/** The event comes while the element is being removed; what replaces it may take the focus itself. */
function restoreIfRemoved({ target, relatedTarget }: FocusEvent) {
  if (relatedTarget !== null || !(target instanceof Element)) return
  if (target.closest('main') === null || target.closest('[role=dialog], [role=menu], [role=listbox]')) return
  setTimeout(() => {
    if (!target.isConnected && document.activeElement === document.body) findListFocus()?.focus({ preventScroll: true })
  })
}

/** The row that Tab reaches in the screen's list, or the list itself without rows. */
function findListFocus(): HTMLElement | null {
  const list = document.querySelector<HTMLElement>('[data-first-focus][tabindex]')
  return list?.querySelector<HTMLElement>('[data-index][tabindex="0"]') ?? list
}
