type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * Returns a shortcut's key: a lowercase letter, also on keyboards for other scripts, or a character such as "?". Null
 * for keys that are never shortcuts: those with Ctrl, ⌘ or Alt, and capital letters.
 */
export function pressedKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string | null {
  if (ctrlKey || metaKey || altKey) return null
  if (/^[a-z]$/i.test(key)) return shiftKey ? null : key.toLowerCase()
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  if (letter !== undefined && /^\p{L}$/u.test(key)) return shiftKey ? null : letter.toLowerCase()
  return key.length === 1 ? key : null
}
