'use client'

import { useMemo, useRef, useState } from 'react'
import type { Column } from '@/lib/records/column'
import type { ListView } from '@/lib/views/contract'
import { areSameColumns, type VisibleColumn, visibleColumns } from './visible-columns'

/** The columns of a view; the same array as long as they draw the same, though every page counts its fields anew. */
export function useVisibleColumns(found: readonly Column[], view: ListView): readonly VisibleColumn[] {
  const [usual] = useState(() => new Map<string, number>())
  const last = useRef<readonly VisibleColumn[]>([])
  return useMemo(() => {
    const next = visibleColumns(found, view, usual)
    if (!areSameColumns(last.current, next)) last.current = next
    return last.current
  }, [found, view, usual])
}
