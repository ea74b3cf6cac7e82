'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Hiding a column through its menu removes the focused button, so this focuses the menu of the column that takes its
 * place. Heads need `data-column`, menu buttons `data-column-menu`. Call the result before the column is hidden.
 */
export function useFocusAfterHide(
  head: RefObject<HTMLElement | null>,
): (pointer: string, order: readonly string[]) => void {
  const heir = useRef<string | undefined>(undefined)
  useLayoutEffect(() => {
    if (heir.current === undefined) return
    const menu = `[data-column="${CSS.escape(heir.current)}"] [data-column-menu]`
    heir.current = undefined
    head.current?.querySelector<HTMLElement>(menu)?.focus()
  })
  return (pointer, order) => {
    const index = order.indexOf(pointer)
    heir.current = order[index + 1] ?? order[index - 1]
  }
}
