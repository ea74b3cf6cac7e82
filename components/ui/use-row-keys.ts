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

type RowKeys = {
  count: number
  rowHeight: number
  region: RefObject<HTMLElement | null>
  onOpen: (index: number) => void
  onSelect: (index: number, isRange: boolean) => void
  onEscape: () => void
}

/**
 * Moves through the rows by keyboard: one row is active, it alone is reached by Tab, and it keeps the focus wherever the list is
 * scrolled. Keys pressed on the region itself count as well.
 */
export function useRowKeys({ count, rowHeight, region, onOpen, onSelect, onEscape }: RowKeys) {
  const [chosen, setActive] = useState(0)
  const active = Math.min(chosen, Math.max(0, count - 1))
  const isFocusDue = useRef(false)

  const focusRow = useCallback(
    (index: number) => {
      const row = region.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
      row?.focus({ preventScroll: true })
      isFocusDue.current = !row
    },
    [region],
  )

  // The row to focus may be drawn only now.
  useLayoutEffect(() => {
    if (isFocusDue.current) focusRow(active)
  })

  const moveTo = useCallback(
    (index: number) => {
      const list = region.current
      if (!list || count === 0) return
      const next = Math.max(0, Math.min(count - 1, index))
      const top = next * rowHeight
      const room = list.clientHeight - headHeight
      if (next === count - 1) list.scrollTop = list.scrollHeight
      else if (top < list.scrollTop) list.scrollTop = top
      else if (top + rowHeight > list.scrollTop + room) list.scrollTop = top + rowHeight - room
      setActive(next)
      focusRow(next)
    },
    [count, region, rowHeight, focusRow],
  )

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || !isForRows(event)) return
    const page = Math.max(1, Math.floor(((region.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1)
    const isOnRow = rowOf(event.target) !== null && !isOwnControl(event.target)
    const actions: Record<string, () => void> = {
      ArrowDown: () => moveTo(rowOf(event.target) === null ? active : active + 1),
      ArrowUp: () => moveTo(active - 1),
      PageDown: () => moveTo(active + page),
      PageUp: () => moveTo(active - page),
      Home: () => moveTo(0),
      End: () => moveTo(count - 1),
      Escape: onEscape,
      ...(isOnRow ? { Enter: () => onOpen(active), ' ': () => onSelect(active, event.shiftKey) } : {}),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    const index = rowOf(event.target)
    if (index !== null) setActive(index)
  }

  return { active, onKeyDown, onFocus, reset: useCallback(() => setActive(0), []) }
}

/** Height of the sticky head in pixels; on phones it is not shown, and a little room does no harm. */
const headHeight = 36

/** Rows, what stands in them, and the region itself; not the head, and not what stands below the last row. */
function isForRows({ target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  return target === currentTarget || rowOf(target) !== null
}

/** The index of the row that holds it. */
export function rowOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return row ? Number(row.dataset.index) : null
}

/** A checkbox or a link in a row, which has keys of its own. */
function isOwnControl(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLAnchorElement
}
