'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a list whose rows each have a remove button: it disappears with its row, so this focuses the button of the row
 * that took its place, or of the last row; without rows, the add button. Buttons need `data-remove` and `data-add`;
 * the rows are the list's children. Call the result with the index of the removed row.
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>): (index: number) => void {
  const removed = useRef<number | null>(null)
  useLayoutEffect(() => {
    const index = removed.current
    if (index === null || !list.current) return
    removed.current = null
    // A row's own button is its last; the ones before it belong to a nested list.
    const own = [...list.current.children].flatMap(
      (row) => [...row.querySelectorAll<HTMLElement>('[data-remove]')].at(-1) ?? [],
    )
    const next = own.at(Math.min(index, own.length - 1)) ?? list.current.querySelector<HTMLElement>('[data-add]')
    next?.focus()
  })
  return (index) => {
    removed.current = index
  }
}
