'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a list whose rows have buttons to move them up and down: moving a row in the document drops its focus, so this
 * restores it. Rows need `data-row`, their buttons `data-move` of −1 or 1. Call the result with each move.
 */
export function useFocusAfterMove(list: RefObject<HTMLElement | null>): (row: string, by: number) => void {
  const moved = useRef<{ row: string; by: number } | null>(null)
  useLayoutEffect(() => {
    if (moved.current === null) return
    const { row, by } = moved.current
    moved.current = null
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"] [data-move="${by}"]`)?.focus()
  })
  return (row, by) => {
    moved.current = { row, by }
  }
}
