'use client'

import { useSyncExternalStore } from 'react'
import { areShortcutsOn, onShortcutChoice } from './shortcut-choice'
import { shownKeys } from './shown-keys'

/** Whether this user has single-key shortcuts on. */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore(onShortcutChoice, areShortcutsOn, () => true)
}

/** Returns a tooltip with its shortcut: "Columns (C)"; only the text for users who turned shortcuts off. */
export function useKeyHint(): (text: string, keys: string) => string {
  const isOn = useShortcutsOn()
  return (text, keys) => (isOn ? `${text} (${shownKeys(keys)})` : text)
}
