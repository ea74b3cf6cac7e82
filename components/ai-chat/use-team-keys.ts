'use client'

import { type KeyboardEvent, useEffect, useRef } from 'react'
import { addShortcuts } from '../ui/shortcuts/shortcuts'
import { useShortcut } from '../ui/shortcuts/use-shortcut'
import { rowListWords } from '../ui/words'
import { chatWords } from './words'

/**
 * Keyboard handling for the team list: `j` and `k` move through its rows from anywhere on the screen, and Space
 * switches the row's team on or off. Tab moves through the switches themselves.
 */
export function useTeamKeys({ canSet }: { canSet: boolean }) {
  const list = useRef<HTMLUListElement>(null)

  function move(step: 1 | -1): boolean {
    const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement)
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    rows[at < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, at + step))]?.focus()
    return rows.length > 0
  }

  useShortcut({ keys: 'j', label: chatWords.keys.next, group: 'list' }, () => move(1))
  useShortcut({ keys: 'k', label: chatWords.keys.previous, group: 'list' }, () => move(-1))
  useEffect(() => {
    if (canSet)
      return addShortcuts([{ keys: rowListWords.spaceKey, label: chatWords.keys.turn, group: 'list', run: null }])
  }, [canSet])

  /** Key handler for a row; ignores keys pressed on its controls. */
  function onRowKeyDown(event: KeyboardEvent<HTMLElement>, onSwitch: () => void) {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === ' ' && canSet && !event.repeat) onSwitch()
    else return
    event.preventDefault()
  }

  return { list, onRowKeyDown }
}
