'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a list whose rows are removed by a button in them: the button goes with its row, so that of the row that took its
 * place has the focus then, or of the last row; without rows the button that adds one. They have `data-remove` and
 * `data-add`; the rows are the children of the list. Call the result with the place of the row that goes.
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>): (place: number) => void {
  const removed = useRef<number | null>(null)
  useLayoutEffect(() => {
    const place = removed.current
    if (place === null || !list.current) return
    removed.current = null
    // The last of a row is its own: others before it are of a list within.
    const own = [...list.current.children].flatMap(
      (row) => [...row.querySelectorAll<HTMLElement>('[data-remove]')].at(-1) ?? [],
    )
    const next = own.at(Math.min(place, own.length - 1)) ?? list.current.querySelector<HTMLElement>('[data-add]')
    next?.focus()
  })
  return (place) => {
    removed.current = place
  }
}
