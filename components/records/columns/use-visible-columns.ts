'use client'

import { useMemo, useState } from 'react'
import type { Column } from '@/lib/records/column'
import { defaultColumns } from '@/lib/records/default-columns'
import type { Pointer } from '@/lib/records/pointer'
import type { ListView } from '@/lib/views/contract'
import { areSameColumns, type UsualWidths, type VisibleColumn, visibleColumns } from './visible-columns'

const noWidths: UsualWidths = new Map()

/**
 * `lead`: the columns shown first when the view names none, followed by others up to a total of `most`.
 * `known`: the initial columns, if the caller knows them better than the first records do.
 */
type Options = {
  isFirstWide?: boolean
  usual?: { lead: readonly Pointer[]; most: number; known?: Pointer[] | null }
}

/** A view's columns; the same array while they look the same, although every page recounts its fields. */
export function useVisibleColumns(
  found: readonly Column[],
  view: ListView,
  { isFirstWide = true, usual }: Options = {},
): readonly VisibleColumn[] {
  const chosen = useUsualColumns(found, usual)
  const shownView = useMemo(() => ({ ...view, columns: view.columns ?? chosen }), [view, chosen])
  const [shown, setShown] = useState(() => visibleColumns(found, shownView, noWidths, isFirstWide))
  const next = useMemo(
    () => visibleColumns(found, shownView, shown.usual, isFirstWide),
    [found, shownView, shown.usual, isFirstWide],
  )
  const isSame = areSameColumns(shown.columns, next.columns)
  if (!isSame || next.usual !== shown.usual)
    setShown({ columns: isSame ? shown.columns : next.columns, usual: next.usual })
  return isSame ? shown.columns : next.columns
}

/** Chosen once, from the first records, so that columns do not change while more load. Null for all columns. */
function useUsualColumns(found: readonly Column[], usual: Options['usual']): Pointer[] | null {
  const [kept, setKept] = useState<Pointer[] | null>(usual?.known ?? null)
  if (!usual || kept) return kept
  const columns = defaultColumns(found, usual.lead, usual.most)
  if (!found.some(({ filled }) => filled > 0)) return columns
  setKept(columns)
  return columns
}
