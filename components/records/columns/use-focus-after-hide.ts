'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * The focus goes with a column that is hidden by its menu, so the menu of the one that takes its place gets it. Heads
 * have `data-column`, the buttons of menus `data-column-menu`. Call the result before the column is hidden.
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
    const place = order.indexOf(pointer)
    heir.current = order[place + 1] ?? order[place - 1]
  }
}
