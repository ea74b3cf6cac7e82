'use client'

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RowFilter, Target } from '@/lib/bulk-apply/sheet/contract'
import { findNextIssue, findRow } from './find-row'
import { firstCell } from './grid-row'
import type { useGridKeys } from './use-grid-keys'
import { useUploadStore } from './use-upload'

type NextIssue = {
  filter: RowFilter
  columns: Target[]
  region: RefObject<HTMLElement | null>
  keys: Pick<ReturnType<typeof useGridKeys>, 'goTo' | 'reset'>
  /** The row after which to search. */
  after: number
  onFilter: (filter: RowFilter) => void
}

/** Goes to the next row with an issue; with another filter the grid starts at its first row. */
export function useNextIssue({ filter, columns, region, keys: { goTo, reset }, after, onFilter }: NextIssue) {
  const upload = useUploadStore()
  const [due, setDue] = useState<{ row: number; target: string | null } | null>(null)
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

  // The filter may first have to let the row through.
  useEffect(() => {
    if (!due) return
    let isWanted = true
    void upload
      .ask((sheet) => findRow(sheet, filter, due.row))
      .then((found) => {
        if (!isWanted) return
        setDue(null)
        if (found?.row.row !== due.row) return onFilter({ show: 'all' })
        const column = columns.findIndex(({ key }) => key === due.target)
        goTo(found.index, column < 0 ? 1 : column + firstCell, due.row)
      })
    return () => {
      isWanted = false
    }
  }, [due, filter, columns, goTo, onFilter, upload])

  return async function goToNext() {
    const next = await upload.ask((sheet) => findNextIssue(sheet, after))
    if (!next) return
    const found = await upload.ask((sheet) => findRow(sheet, filter, next.row))
    if (found?.row.row !== next.row) onFilter({ show: 'all' })
    setDue({ row: next.row, target: next.issues[0]?.target ?? null })
  }
}
