import { keepCookie } from '../keep-cookie'

/**
 * Whether shortcuts without Ctrl or ⌘ are on, stored in this browser (WCAG 2.1.4): a store for `useSyncExternalStore`.
 */
const cookieName = 'single-keys'
const listeners = new Set<() => void>()

export function areShortcutsOn(): boolean {
  return !document.cookie.split('; ').includes(`${cookieName}=off`)
}

export function switchShortcuts(isOn: boolean): void {
  if (isOn) keepCookie(cookieName, '', 0)
  else keepCookie(cookieName, 'off')
  for (const listener of listeners) listener()
}

/** Calls `listener` after each change in this tab. */
export function onShortcutChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
