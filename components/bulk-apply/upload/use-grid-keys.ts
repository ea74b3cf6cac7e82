'use client'

import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Target } from '@/lib/bulk-apply/sheet/contract'
import type { SheetRows } from './use-sheet-rows'

export type GridPlace = { index: number; column: number }
/** `was`: what stood in the cell before. */
export type Editing = { row: number; target: string; text: string; was: string }

type GridKeys = {
  count: number
  columnCount: number
  rowHeight: number
  region: RefObject<HTMLElement | null>
  rows: SheetRows
  /** What the cells of a column stand for; null for those that are not edited. */
  targetAt: (column: number) => Target | null
  onEdit: (row: number, target: string, value: string) => void
  onToggle: (row: number, isOut: boolean) => void
  onAccept: (row: number, isAccepted: boolean) => void
  onUndo: () => void
  onNext: () => void
}

/** Height of the sticky head, in pixels. */
const headHeight = 36

/**
 * One cell is active: it alone is reached by Tab. It stays with its row where rows above go away, since a mended row is let
 * through by the filter no more.
 */
export function useGridKeys(grid: GridKeys) {
  const { count, columnCount, rowHeight, region, rows, targetAt } = grid
  const latest = useRef(grid)
  latest.current = grid
  const [chosen, setPlace] = useState<GridPlace>({ index: 0, column: 0 })
  const place = { index: Math.min(chosen.index, Math.max(0, count - 1)), column: chosen.column }
  const [editing, setShownEditing] = useState<Editing | null>(null)
  // Leaving the text ends the edit too, and comes after Enter and Escape have ended it.
  const edited = useRef<Editing | null>(null)
  const setEditing = useCallback((editing: Editing | null) => {
    edited.current = editing
    setShownEditing(editing)
  }, [])
  const isFocusDue = useRef(false)
  const hasFocus = useRef(false)
  const activeRow = useRef<number | null>(null)
  const here = rows.at(place.index)

  /** Whether the active row stands elsewhere now, and the place has gone after it. */
  function followRow(): boolean {
    if (!here || here.row === activeRow.current) return false
    const moved = activeRow.current === null ? -1 : rows.indexOf(activeRow.current)
    if (moved < 0 || moved === place.index) {
      activeRow.current = here.row
      return false
    }
    isFocusDue.current ||= hasFocus.current
    setPlace({ index: moved, column: place.column })
    return true
  }

  useLayoutEffect(() => {
    if (followRow()) return
    // The cell with the focus may have gone with the last row.
    isFocusDue.current ||= hasFocus.current && document.activeElement === document.body
    if (!isFocusDue.current || editing) return
    // The cell to focus may be drawn only now.
    const cell = region.current?.querySelector<HTMLElement>(
      `[data-index="${place.index}"] [data-column="${place.column}"]`,
    )
    if (!cell) return
    isFocusDue.current = false
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  /** `row`: its number, where it is known before it is here. */
  const goTo = useCallback((index: number, column: number, row?: number) => {
    const { count, columnCount, rows } = latest.current
    const next = {
      index: Math.max(0, Math.min(count - 1, index)),
      column: Math.max(0, Math.min(columnCount - 1, column)),
    }
    activeRow.current = row ?? rows.at(next.index)?.row ?? null
    isFocusDue.current = true
    setPlace(next)
  }, [])

  function startEdit(text?: string) {
    const target = targetAt(place.column)
    if (!target || !here) return
    const was = here.cells[place.column - (columnCount - here.cells.length)] ?? ''
    setEditing({ row: here.row, target: target.key, text: text ?? was, was })
  }

  const commit = useCallback(() => {
    const ended = edited.current
    if (!ended) return
    setEditing(null)
    if (ended.text !== ended.was) latest.current.onEdit(ended.row, ended.target, ended.text)
  }, [setEditing])

  const type = useCallback(
    (text: string) => {
      if (edited.current) setEditing({ ...edited.current, text })
    },
    [setEditing],
  )

  function onEditKey(event: KeyboardEvent<HTMLElement>) {
    // What an input method is composing ends with Enter as well.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      setEditing(null)
      isFocusDue.current = true
    } else if (event.key === 'Enter' && event.altKey && editing) {
      event.preventDefault()
      setEditing({ ...editing, text: `${editing.text}\n` })
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      commit()
      goTo(place.index + 1, place.column)
    } else if (event.key === 'Tab') {
      event.preventDefault()
      commit()
      goTo(place.index, place.column + (event.shiftKey ? -1 : 1))
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (editing) return onEditKey(event)
    if (gridPlaceAt(event.target) === null) return
    const action = actionOf(event)
    if (!action) return
    event.preventDefault()
    action()
  }

  function actionOf(event: KeyboardEvent<HTMLElement>): (() => void) | undefined {
    const { index, column } = place
    const { key } = event
    const isControl = event.ctrlKey || event.metaKey
    if (event.altKey) return key === 'ArrowDown' ? grid.onNext : undefined
    if (isControl && key.toLowerCase() === 'z') return grid.onUndo
    const page = Math.max(1, Math.floor(((region.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1)
    const moves: Record<string, GridPlace> = {
      ArrowDown: { index: isControl ? count - 1 : index + 1, column },
      ArrowUp: { index: isControl ? 0 : index - 1, column },
      ArrowRight: { index, column: isControl ? columnCount - 1 : column + 1 },
      ArrowLeft: { index, column: isControl ? 0 : column - 1 },
      PageDown: { index: index + page, column },
      PageUp: { index: index - page, column },
      Home: { index: isControl ? 0 : index, column: 0 },
      End: { index: isControl ? count - 1 : index, column: columnCount - 1 },
    }
    const move = Object.hasOwn(moves, key) ? moves[key] : undefined
    if (move) return () => goTo(move.index, move.column)
    if (!here || isControl) return undefined
    const target = targetAt(column)
    if (key === ' ') return () => grid.onToggle(here.row, here.state !== 'left-out')
    if (key === 'Enter' || key === 'F2') return target ? () => startEdit() : () => accept()
    if ((key === 'Delete' || key === 'Backspace') && target) return () => grid.onEdit(here.row, target.key, '')
    return key.length === 1 && target ? () => startEdit(key) : undefined
  }

  function accept() {
    if (here?.state === 'warning' || here?.state === 'accepted') grid.onAccept(here.row, here.state === 'warning')
  }

  return {
    place,
    editing,
    onKeyDown,
    goTo,
    startEdit: () => startEdit(),
    commit,
    type,
    onFocus: () => {
      hasFocus.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      hasFocus.current = relatedTarget instanceof Node && (region.current?.contains(relatedTarget) ?? false)
    },
    reset: useCallback(() => {
      activeRow.current = null
      setEditing(null)
      setPlace((before) => ({ index: 0, column: before.column }))
    }, [setEditing]),
  }
}

/** The cell that holds it. */
export function gridPlaceAt(target: EventTarget): GridPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  const row = cell?.closest<HTMLElement>('[data-index]')
  return cell && row ? { index: Number(row.dataset.index), column: Number(cell.dataset.column) } : null
}
