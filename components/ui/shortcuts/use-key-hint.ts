'use client'

import { useSyncExternalStore } from 'react'
import { areShortcutsOn, onShortcutChoice } from './shortcut-choice'
import { shownKeys } from './shown-keys'

/** Whether keys do anything for this person. */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore(onShortcutChoice, areShortcutsOn, () => true)
}

/** A tooltip with its shortcut: "Columns (C)"; the text alone for people who switched shortcuts off. */
export function useKeyHint(): (text: string, keys: string) => string {
  const isOn = useShortcutsOn()
  return (text, keys) => (isOn ? `${text} (${shownKeys(keys)})` : text)
}
