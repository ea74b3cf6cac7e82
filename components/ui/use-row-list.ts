'use client'

import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { addShortcuts } from './shortcuts/shortcuts'
import { useRowKeys } from './use-row-keys'
import { type RowWindow, useRowWindow } from './use-row-window'
import { rowListWords } from './words'

type RowListOptions = {
  count: number
  /** In pixels; the same for every row. */
  rowHeight: number
  /** Another text for other rows or another order: the list then starts at its top again. */
  scope?: string
  /** Enter on a row. Without it rows take no focus. */
  onOpen?: (index: number) => void
  /** Space on a row, with Shift for a range; opens the row unless given. */
  onSelect?: (index: number, isRange: boolean) => void
  onEscape?: () => void
}

/** A list of rows of which only those near the view are rendered; `DataTable` draws it. */
export type RowList = RowWindow & {
  count: number
  /** The row that the Tab key reaches; null when rows take no focus. */
  active: number | null
  /** Index of the first row in view, and the one after the last. */
  visible: { from: number; to: number }
  region: RefObject<HTMLElement | null>
  regionProps: Pick<ComponentProps<'section'>, 'onKeyDown' | 'onFocus'>
}

export function useRowList({
  count,
  rowHeight,
  scope = '',
  onOpen,
  onSelect = onOpen,
  onEscape = doNothing,
}: RowListOptions): RowList {
  const region = useRef<HTMLElement>(null)
  const { active, focusActive, ...regionProps } = useRowKeys({
    count,
    rowHeight,
    region,
    scope,
    onOpen: onOpen ?? doNothing,
    onSelect: onSelect ?? doNothing,
    onEscape,
  })
  const focusable = onOpen ? active : null
  useListShortcuts(onOpen ? focusActive : undefined, onSelect !== onOpen)
  const rowWindow = useRowWindow(count, region, rowHeight, focusable)
  const { top, height } = rowWindow.viewport

  const lastScope = useRef(scope)
  useLayoutEffect(() => {
    if (lastScope.current !== scope) region.current?.scrollTo({ top: 0 })
    lastScope.current = scope
  }, [scope])

  return {
    ...rowWindow,
    count,
    active: focusable,
    visible: { from: Math.floor(top / rowHeight), to: Math.ceil((top + height) / rowHeight) },
    region,
    regionProps: onOpen ? regionProps : {},
  }
}

/** From anywhere on the screen into the list; the other keys work in it, and are only listed here. */
function useListShortcuts(focusActive: (() => void) | undefined, isSelectable: boolean) {
  const focusRow = useEffectEvent(() => focusActive?.())
  const isOn = focusActive !== undefined
  useEffect(() => {
    if (!isOn) return
    const run = () => {
      focusRow()
      return true
    }
    const listed = [...rowKeys(), ...(isSelectable ? [selectKey()] : [])]
    return addShortcuts([
      { keys: 'j', label: rowListWords.nextRow, group: 'list', run },
      { keys: 'k', label: rowListWords.previousRow, group: 'list', run },
      ...listed.map(([keys, label]) => ({ keys, label, group: 'list' as const, run: null })),
    ])
  }, [isOn, isSelectable])
}

const rowKeys = () =>
  [
    [rowListWords.pageKeys, rowListWords.page],
    [rowListWords.endKeys, rowListWords.ends],
    [rowListWords.enterKey, rowListWords.open],
    [rowListWords.escapeKey, rowListWords.close],
  ] as const
const selectKey = () => [rowListWords.spaceKey, rowListWords.select] as const

function doNothing() {}
