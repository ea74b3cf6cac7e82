'use client'

import { type KeyboardEvent, type RefObject, useCallback } from 'react'
import type { Target } from '@/lib/bulk-apply/sheet/contract'
import { cellPositionAt, moveFor } from './grid-moves'
import { useActiveCell } from './use-active-cell'
import { useCellEdit } from './use-cell-edit'
import type { SheetRows } from './use-sheet-rows'

type GridKeys = {
  count: number
  columnCount: number
  rowHeight: number
  region: RefObject<HTMLElement | null>
  rows: SheetRows
  /** The target of a column; null for columns that are not editable. */
  targetAt: (column: number) => Target | null
  onEdit: (row: number, target: string, value: string) => void
  onToggle: (row: number, isOut: boolean) => void
  onAccept: (row: number, isAccepted: boolean) => void
  onUndo: () => void
  onNext: () => void
}

/** Height of the sticky header, in pixels. */
const headHeight = 36

/** The grid's active cell, the cell being edited, and the keyboard handling for both. */
export function useGridKeys(grid: GridKeys) {
  const { count, columnCount, rowHeight, region, targetAt } = grid
  const edit = useCellEdit(grid.onEdit)
  const { editing, begin, cancel, commit, type } = edit
  const cell = useActiveCell({ ...grid, isEditing: editing !== null })
  const { position, here, goTo, focusSoon, onFocus, onBlur, reset: resetPosition } = cell

  function startEdit(text?: string) {
    const target = targetAt(position.column)
    if (!target || !here) return
    const before = here.cells[position.column - (columnCount - here.cells.length)] ?? ''
    begin({ row: here.row, target: target.key, text: text ?? before, before })
  }

  function accept() {
    if (here?.state === 'warning' || here?.state === 'accepted') grid.onAccept(here.row, here.state === 'warning')
  }

  function onEditKey(event: KeyboardEvent<HTMLElement>) {
    // In an input method (IME), Enter also ends a composition.
    if (event.nativeEvent.isComposing) return
    const action = editActionOf(event)
    if (!action) return
    event.preventDefault()
    action()
  }

  function editActionOf({ key, altKey, shiftKey }: KeyboardEvent): (() => void) | undefined {
    const leaveTo = (index: number, column: number) => () => {
      commit()
      goTo(index, column)
    }
    if (key === 'Tab') return leaveTo(position.index, position.column + (shiftKey ? -1 : 1))
    if (key === 'Enter' && altKey && editing) return () => void type(`${editing.text}\n`)
    if (key === 'Enter' && !shiftKey) return leaveTo(position.index + 1, position.column)
    // The sheet answers in order, so the search for the next row already sees the change.
    if (key === 'ArrowDown' && altKey)
      return () => {
        commit()
        grid.onNext()
      }
    if (key !== 'Escape') return undefined
    return () => {
      cancel()
      focusSoon()
    }
  }

  function actionOf(event: KeyboardEvent<HTMLElement>): (() => void) | undefined {
    const { key } = event
    const isControl = event.ctrlKey || event.metaKey
    if (event.altKey) return key === 'ArrowDown' ? grid.onNext : undefined
    if (isControl && key.toLowerCase() === 'z') return grid.onUndo
    const pageRows = Math.max(1, Math.floor(((region.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1)
    const move = moveFor(event, { position, count, columnCount, pageRows })
    if (move) return () => goTo(move.index, move.column)
    if (!here || isControl) return undefined
    const target = targetAt(position.column)
    if (key === ' ') return () => grid.onToggle(here.row, here.state !== 'left-out')
    if (key === 'Enter' || key === 'F2') return target ? () => startEdit() : accept
    if ((key === 'Delete' || key === 'Backspace') && target) return () => grid.onEdit(here.row, target.key, '')
    return key.length === 1 && target ? () => startEdit(key) : undefined
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (editing) return onEditKey(event)
    const action = cellPositionAt(event.target) === null ? undefined : actionOf(event)
    if (!action) return
    event.preventDefault()
    action()
  }

  const reset = useCallback(() => {
    cancel()
    resetPosition()
  }, [cancel, resetPosition])

  return { position, editing, onKeyDown, goTo, startEdit: () => startEdit(), commit, type, onFocus, onBlur, reset }
}
