'use client'

import { useCallback, useMemo, useRef, useState } from 'react'
import { maxSelected } from '@/lib/applicants/contract'
import type { VisibleRows } from '../table/visible-rows'

/** The selected records by position, at most `maxSelected`; a range starts at the row selected last. */
export function useSelection(rows: VisibleRows) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(none)
  const last = useRef<number | null>(null)

  const toggle = useCallback(
    (index: number, isRange: boolean) => {
      const start = isRange && last.current !== null ? rows.indexOf(last.current) : -1
      const position = rows.at(index)
      last.current = position
      setSelected((before) => {
        const next = new Set(before)
        const isTaken = start < 0 ? !before.has(position) : true
        const [from, to] = start < 0 ? [index, index] : [Math.min(start, index), Math.max(start, index)]
        for (let row = from; row <= to; row += 1) {
          if (!isTaken) next.delete(rows.at(row))
          else if (next.size < maxSelected) next.add(rows.at(row))
        }
        return next
      })
    },
    [rows],
  )

  const selectAll = useCallback(
    (isSelected: boolean) => {
      last.current = null
      const length = Math.min(rows.count, maxSelected)
      setSelected(isSelected ? new Set(Array.from({ length }, (_, index) => rows.at(index))) : none)
    },
    [rows],
  )

  return { selected, toggle, selectAll, clear: useCallback(() => setSelected(none), []) }
}

/** Counts the selected records that no row shows. */
export function useHiddenCount(rows: VisibleRows, selected: ReadonlySet<number>, isFiltered: boolean): number {
  return useMemo(() => {
    if (selected.size === 0 || !isFiltered) return 0
    const visible = new Set(Array.from({ length: rows.count }, (_, index) => rows.at(index)))
    return [...selected].filter((position) => !visible.has(position)).length
  }, [rows, selected, isFiltered])
}

const none: ReadonlySet<number> = new Set()
