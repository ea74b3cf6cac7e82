type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Ctrl K or ⌘ K, also on keyboards for other scripts. On a Mac Ctrl K deletes to the end of the line instead. */
export function isPaletteKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed, isMac: boolean): boolean {
  if (altKey || shiftKey || !(metaKey || (ctrlKey && !isMac))) return false
  const isLatin = /^[a-z]$/i.test(key)
  return isLatin ? key.toLowerCase() === 'k' : code === 'KeyK'
}

/** Whether to name keys as on a Mac. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform)
}
