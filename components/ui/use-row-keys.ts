'use client'

import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { isTyping } from './shortcuts/is-typing'
import { isSecondKey } from './shortcuts/listen'
import { pressedKey } from './shortcuts/pressed-key'
import { areShortcutsOn } from './shortcuts/shortcut-choice'

type RowKeysOptions = {
  count: number
  /** In pixels. */
  rowHeight: number
  region: RefObject<HTMLElement | null>
  /** The first row becomes active again whenever this changes. */
  scope: string
  onOpen: (index: number) => void
  onSelect: (index: number, isRange: boolean) => void
  onEscape: () => void
}

/**
 * Keyboard handling for a list of rows: one row is active, the only one that Tab reaches, and it keeps the focus
 * wherever the list is scrolled. Keys pressed on the region itself count as well.
 */
export function useRowKeys({ count, rowHeight, region, scope, onOpen, onSelect, onEscape }: RowKeysOptions) {
  const [chosen, setChosen] = useState({ index: 0, scope })
  if (chosen.scope !== scope) setChosen({ index: 0, scope })
  const active = Math.min(chosen.index, Math.max(0, count - 1))
  const focusRow = useRowFocus(region, active)

  function activate(index: number) {
    setChosen({ index, scope })
  }

  function show(index: number) {
    if (region.current) scrollToRow(region.current, { index, count, rowHeight })
    activate(index)
  }

  function moveTo(index: number) {
    if (count === 0) return
    const next = Math.max(0, Math.min(count - 1, index))
    show(next)
    focusRow(next)
  }

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
    const action = actions[letterArrow(event) ?? event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    const index = rowOf(event.target)
    if (index !== null) activate(index)
  }

  return { active, onKeyDown, onFocus, show, focusActive: () => moveTo(active) }
}

/** `j` and `k` act as arrow keys unless single-key shortcuts are off, or the key is the second of "g j". */
function letterArrow({ nativeEvent }: KeyboardEvent): string | undefined {
  const key = pressedKey(nativeEvent)
  if ((key !== 'j' && key !== 'k') || isTyping(nativeEvent.target) || !areShortcutsOn() || isSecondKey(nativeEvent))
    return
  return key === 'j' ? 'ArrowDown' : 'ArrowUp'
}

/** Focuses a row by index, as soon as it is rendered. */
function useRowFocus(region: RefObject<HTMLElement | null>, active: number) {
  const isFocusDue = useRef(false)
  function focusRow(index: number) {
    const row = region.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    row?.focus({ preventScroll: true })
    isFocusDue.current = !row
  }
  useLayoutEffect(() => {
    if (isFocusDue.current && isFocusElsewhere(region.current)) isFocusDue.current = false
    if (isFocusDue.current) focusRow(active)
  })
  return focusRow
}

/** Whether the person has gone on to something outside of the region, where the focus then stays. */
export function isFocusElsewhere(region: Pick<HTMLElement, 'contains'> | null): boolean {
  const { activeElement, body } = document
  return activeElement !== null && activeElement !== body && region?.contains(activeElement) !== true
}

/** Height of the sticky head in pixels; hidden on phones, where a little extra space does no harm. */
const headHeight = 36

function scrollToRow(
  region: HTMLElement,
  { index, count, rowHeight }: Record<'index' | 'count' | 'rowHeight', number>,
) {
  const top = index * rowHeight
  const room = region.clientHeight - headHeight
  if (index === count - 1) region.scrollTop = region.scrollHeight
  else if (top < region.scrollTop) region.scrollTop = top
  else if (top + rowHeight > region.scrollTop + room) region.scrollTop = top + rowHeight - room
}

/** Whether a key was pressed on a row, inside one, or on the region; not the head, footer or `data-choice` buttons. */
function isForRows({ target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  return (target === currentTarget || rowOf(target) !== null) && !isChoice(target)
}

/** Returns the index of the row that contains the target. */
export function rowOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return row ? Number(row.dataset.index) : null
}

/** A button in a row with an action of its own: pressing it does not press the row. */
export function isChoice(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-choice]') !== null
}

/** A checkbox or link in a row, which handles keys itself. */
function isOwnControl(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLAnchorElement
}
