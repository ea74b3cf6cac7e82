import { keepCookie } from '../keep-cookie'
import { createListeners } from '../listeners'

/**
 * Whether shortcuts without Ctrl or ⌘ are on, stored in this browser (WCAG 2.1.4): a store for `useSyncExternalStore`.
 */
const cookieName = 'single-keys'
const { subscribe, tell } = createListeners()

export function areShortcutsOn(): boolean {
  return !document.cookie.split('; ').includes(`${cookieName}=off`)
}

export function switchShortcuts(isOn: boolean): void {
  if (isOn) keepCookie(cookieName, '', 0)
  else keepCookie(cookieName, 'off')
  tell()
}

/** Calls `listener` after each change in this tab. */
export const onShortcutChoice = subscribe
