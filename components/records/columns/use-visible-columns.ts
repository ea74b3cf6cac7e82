'use client'

import { useMemo, useState } from 'react'
import type { Column } from '@/lib/records/column'
import type { Pointer } from '@/lib/records/pointer'
import { usualColumns } from '@/lib/records/usual-columns'
import type { ListView } from '@/lib/views/contract'
import { areSameColumns, type UsualWidths, type VisibleColumn, visibleColumns } from './visible-columns'

const noWidths: UsualWidths = new Map()

/**
 * `lead`: the columns that are shown first, if the view names none; of the others so many that there are `most`.
 * `known`: the columns to begin with, where it is known better than from what is found.
 */
type Options = {
  isFirstWide?: boolean
  usual?: { lead: readonly Pointer[]; most: number; known?: Pointer[] | null }
}

/** The columns of a view; the same array as long as they look the same, though every page counts its fields again. */
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

/** Chosen once, from the first records: columns do not come and go while more of them are loaded. Null for all. */
function useUsualColumns(found: readonly Column[], usual: Options['usual']): Pointer[] | null {
  const [kept, setKept] = useState<Pointer[] | null>(usual?.known ?? null)
  if (!usual || kept) return kept
  const columns = usualColumns(found, usual.lead, usual.most)
  if (!found.some(({ filled }) => filled > 0)) return columns
  setKept(columns)
  return columns
}
