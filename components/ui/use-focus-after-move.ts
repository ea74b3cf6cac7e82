'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a list whose rows are moved up and down by their buttons: a row that changes its place in the document loses the
 * focus, so it is put back. Rows have `data-row`, their buttons `data-move` of −1 or 1. Call the result with each move.
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
