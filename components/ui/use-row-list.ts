'use client'

import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { addShortcuts } from './shortcuts/shortcuts'
import { useIsBrowser } from './use-is-browser'
import { useRowKeys } from './use-row-keys'
import { type RowWindow, useRowWindow } from './use-row-window'
import { rowListWords } from './words'

type RowListOptions = {
  count: number
  /** In pixels; the same for every row. */
  rowHeight: number
  /** A different value means other rows or another order: the list then scrolls back to its top. */
  scope?: string
  /** Called on Enter. Without it rows are not focusable. */
  onOpen?: (index: number) => void
  /** Called on Space, with Shift for a range; without it Space opens the row. */
  onSelect?: (index: number, isRange: boolean) => void
  onEscape?: () => void
}

/** A list of rows of which only those near the view are rendered; `DataTable` displays it. */
export type RowList = RowWindow & {
  count: number
  /** The row that the Tab key reaches; null when rows are not focusable. */
  active: number | null
  /** Index of the first row in view, and the one after the last. */
  visible: { from: number; to: number }
  /** Scrolls a row into view and makes it the active one. */
  show: (index: number) => void
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
  const { active, focusActive, show, ...regionProps } = useRowKeys({
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

  useSameRowOnTop(region, rowHeight)

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
    show,
    region,
    regionProps: onOpen ? regionProps : {},
  }
}

/** Shows the row whose details are open, by `index`, whenever others open; −1 while it is not listed. */
export function useShowOpened({ show }: RowList, opened: unknown, index: number) {
  // The server's HTML is not as high as the list, and would not scroll as far.
  const isListed = useIsBrowser() && index >= 0
  const showOpened = useEffectEvent(() => {
    if (isListed) show(index)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when its index changes, as rows come or are filtered
  useLayoutEffect(() => showOpened(), [opened, isListed])
}

/** Keeps the first visible row in its place when all rows change their height, such as when a phone is turned. */
function useSameRowOnTop(region: RefObject<HTMLElement | null>, rowHeight: number) {
  /** In rows; null until the list is scrolled. */
  const top = useRef<number | null>(null)
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    if (top.current !== null) element.scrollTop = top.current * rowHeight
    const onScroll = () => {
      top.current = element.scrollTop / rowHeight
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [region, rowHeight])
}

/** Shortcuts that move into the list from anywhere on the screen; keys handled in the list are only listed here. */
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
