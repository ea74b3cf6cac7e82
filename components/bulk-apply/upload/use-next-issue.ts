'use client'

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RowFilter, SheetRow, Target } from '@/lib/bulk-apply/sheet/contract'
import { findNextIssue, findRow } from './find-row'
import { firstCell } from './grid-row'
import type { useGridKeys } from './use-grid-keys'
import { useUploadStore } from './use-upload'

/** Where to enter the grid: at the filter's first row with this problem, or at the next problem. */
export type GridStart = { filter: RowFilter; target: string | null | 'next' }

type NextIssue = {
  filter: RowFilter
  columns: Target[]
  region: RefObject<HTMLElement | null>
  keys: Pick<ReturnType<typeof useGridKeys>, 'goTo' | 'reset'>
  /** Row of the active cell, to search after; 0 for none. */
  after: number
  start: GridStart | null
  onFilter: (filter: RowFilter) => void
}

/**
 * Goes to the next row with an issue, also on Alt + ↓ anywhere in the step. A new filter starts the grid at its first
 * row; a new `start` moves the focus into it.
 */
export function useNextIssue(given: NextIssue) {
  const { filter, columns, region, after, start, onFilter } = given
  const { goTo, reset } = given.keys
  const upload = useUploadStore()
  const [due, setDue] = useState<{ row: number; target: string | null } | null>(null)
  const reached = useRef(0)
  /** The row being navigated to. */
  const heading = useRef<number | null>(null)
  const afterNow = useRef(after)
  useEffect(() => {
    afterNow.current = after
  }, [after])
  const turns = useRef(Promise.resolve())
  const scope = JSON.stringify(filter)
  const shownScope = useRef(scope)
  const showFromStart = useEffectEvent(() => {
    if (due) return
    region.current?.scrollTo({ top: 0 })
    reset()
  })
  useEffect(() => {
    if (shownScope.current === scope) return
    shownScope.current = scope
    showFromStart()
  }, [scope])

  // The filter may have to be reset first for the row to be shown.
  useEffect(() => {
    if (!due) return
    let isWanted = true
    void upload
      .ask((sheet) => findRow(sheet, filter, due.row))
      .then((found) => {
        if (!isWanted) return
        setDue(null)
        heading.current = null
        if (found?.row.row !== due.row) return onFilter({ show: 'all' })
        goTo(found.index, columnOf(found.row, due.target, columns), due.row)
      })
    return () => {
      isWanted = false
    }
  }, [due, filter, columns, goTo, onFilter, upload])

  /** Where to search from: includes the active cell's row, unless the last search led there. */
  function currentPosition(): number {
    if (heading.current !== null) return heading.current
    return afterNow.current === reached.current ? afterNow.current : afterNow.current - 1
  }

  /** Sequential, so that pressing twice quickly leads to the second problem. */
  function goToNext(from?: number): Promise<void> {
    const turn = () => goToNextAfter(from ?? currentPosition())
    turns.current = turns.current.then(turn, turn)
    return turns.current
  }

  async function goToNextAfter(from: number) {
    const next = await upload.ask((sheet) => findNextIssue(sheet, from))
    if (!next) return
    reached.current = next.row
    heading.current = next.row
    const found = await upload.ask((sheet) => findRow(sheet, filter, next.row))
    if (found?.row.row !== next.row) onFilter({ show: 'all' })
    setDue({ row: next.row, target: next.issues[0]?.target ?? null })
  }

  const enter = useEffectEvent(async ({ filter, target }: GridStart) => {
    if (target === 'next') return goToNext(0)
    const first = await upload.ask((sheet) => findRow(sheet, filter, 1))
    if (first) setDue({ row: first.row.row, target })
  })
  useEffect(() => {
    if (start) void enter(start)
  }, [start])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isNext = event.altKey && event.key === 'ArrowDown' && !event.defaultPrevented
    // Alt + ↓ opens the list of choices there.
    if (!isNext || (event.target instanceof Element && event.target.closest('[role=combobox], select'))) return
    event.preventDefault()
    void goToNext()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return goToNext
}

/**
 * The column to correct a problem in: its own cell, the first cell for a refused row, the state for a row to be
 * accepted.
 */
function columnOf({ issues }: SheetRow, target: string | null, columns: Target[]): number {
  const column = columns.findIndex(({ key }) => key === target)
  if (column >= 0) return column + firstCell
  return issues.some((issue) => issue.kind === 'refused' && issue.target === null) ? firstCell : firstCell - 1
}
