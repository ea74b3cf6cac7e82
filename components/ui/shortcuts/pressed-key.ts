type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * The key of a shortcut: a small letter, also on keyboards of other scripts, or a sign such as "?". Null for what no
 * shortcut is: with Ctrl, ⌘ or Alt, and capital letters.
 */
export function pressedKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string | null {
  if (ctrlKey || metaKey || altKey) return null
  if (/^[a-z]$/i.test(key)) return shiftKey ? null : key.toLowerCase()
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  if (letter !== undefined && /^\p{L}$/u.test(key)) return shiftKey ? null : letter.toLowerCase()
  return key.length === 1 ? key : null
}
