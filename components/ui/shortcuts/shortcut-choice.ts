/**
 * Whether shortcuts without Ctrl or ⌘ are on, stored in this browser (WCAG 2.1.4): a store for `useSyncExternalStore`.
 */
const cookieName = 'single-keys'
const yearSeconds = 31_536_000
const listeners = new Set<() => void>()

export function areShortcutsOn(): boolean {
  return !document.cookie.split('; ').includes(`${cookieName}=off`)
}

export function switchShortcuts(isOn: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: older Firefox and Safari have no Cookie Store API
  document.cookie = `${cookieName}=${isOn ? '' : 'off'}; Path=/; Max-Age=${isOn ? 0 : yearSeconds}; SameSite=Lax${secure}`
  for (const listener of listeners) listener()
}

/** Calls `listener` after each change in this tab. */
export function onShortcutChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
