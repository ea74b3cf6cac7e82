'use client'

import { useMemo, useState } from 'react'
import type { Column } from '@/lib/records/column'
import type { ListView } from '@/lib/views/contract'
import { areSameColumns, type UsualWidths, type VisibleColumn, visibleColumns } from './visible-columns'

const noWidths: UsualWidths = new Map()

/** The columns of a view; the same array as long as they look the same, though every page counts its fields anew. */
export function useVisibleColumns(
  found: readonly Column[],
  view: ListView,
  { isFirstWide = true } = {},
): readonly VisibleColumn[] {
  const [shown, setShown] = useState(() => visibleColumns(found, view, noWidths, isFirstWide))
  const next = useMemo(
    () => visibleColumns(found, view, shown.usual, isFirstWide),
    [found, view, shown.usual, isFirstWide],
  )
  const isSame = areSameColumns(shown.columns, next.columns)
  if (!isSame || next.usual !== shown.usual)
    setShown({ columns: isSame ? shown.columns : next.columns, usual: next.usual })
  return isSame ? shown.columns : next.columns
}
