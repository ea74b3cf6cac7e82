'use client'

import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { CellPosition } from './grid-moves'
import type { SheetRows } from './use-sheet-rows'

type ActiveCell = {
  count: number
  columnCount: number
  region: RefObject<HTMLElement | null>
  rows: SheetRows
  isEditing: boolean
}

/**
 * The active cell is the only one in the tab order. It follows its row when rows above leave the filter, as corrected
 * rows do.
 */
export function useActiveCell(grid: ActiveCell) {
  const { count, region, rows, isEditing } = grid
  const latest = useRef(grid)
  const [chosen, setChosen] = useState<CellPosition>({ index: 0, column: 0 })
  const position = { index: Math.min(chosen.index, Math.max(0, count - 1)), column: chosen.column }
  const isFocusDue = useRef(false)
  const hasFocus = useRef(false)
  const activeRow = useRef<number | null>(null)
  const here = rows.at(position.index)

  /** Whether the active row now has another index and the position has followed it. */
  function followRow(): boolean {
    if (!here || here.row === activeRow.current) return false
    const moved = activeRow.current === null ? -1 : rows.indexOf(activeRow.current)
    if (moved < 0 || moved === position.index) {
      activeRow.current = here.row
      return false
    }
    isFocusDue.current ||= hasFocus.current
    setChosen({ index: moved, column: position.column })
    return true
  }

  useLayoutEffect(() => {
    latest.current = grid
    if (followRow()) return
    // The focused cell may have been removed with the last row.
    isFocusDue.current ||= hasFocus.current && document.activeElement === document.body
    if (!isFocusDue.current || isEditing) return
    // The cell to focus may be rendered only now.
    const cell = region.current?.querySelector<HTMLElement>(
      `[data-index="${position.index}"] [data-column="${position.column}"]`,
    )
    if (!cell) return
    isFocusDue.current = false
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  /** `row`: its number, if known before it is loaded. */
  const goTo = useCallback((index: number, column: number, row?: number) => {
    const { count, columnCount, rows } = latest.current
    const next = {
      index: Math.max(0, Math.min(count - 1, index)),
      column: Math.max(0, Math.min(columnCount - 1, column)),
    }
    activeRow.current = row ?? rows.at(next.index)?.row ?? null
    isFocusDue.current = true
    setChosen(next)
  }, [])

  return {
    position,
    here,
    goTo,
    focusSoon: () => {
      isFocusDue.current = true
    },
    onFocus: () => {
      hasFocus.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      hasFocus.current = relatedTarget instanceof Node && (region.current?.contains(relatedTarget) ?? false)
    },
    /** Moves to the first row. */
    reset: useCallback(() => {
      activeRow.current = null
      setChosen((before) => ({ index: 0, column: before.column }))
    }, []),
  }
}
