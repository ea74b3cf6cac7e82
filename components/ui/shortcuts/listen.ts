import { isTyping } from './is-typing'
import { pressedKey } from './pressed-key'
import { areShortcutsOn } from './shortcut-choice'
import { isStart, runShortcut } from './shortcuts'

/** How long to wait for the second key of "g a". */
const secondKeyMs = 1_500

/** The first key of "g a", while waiting for the second. */
let start: { key: string; at: number } | null = null

/** Whether a key is the second of two: lists must not handle it then. */
export function isSecondKey(event: KeyboardEvent): boolean {
  return start !== null && event.timeStamp - start.at <= secondKeyMs
}

/**
 * Runs shortcuts on key presses, except for keys typed into a field, keys that a menu handles, and keys pressed while a
 * dialog hides the page. `probe` returns an element of the page.
 */
export function listenForShortcuts(probe: () => Element | null): () => void {
  function onKeyDown(event: KeyboardEvent) {
    const key = pressedKey(event)
    const before = isSecondKey(event) ? start : null
    // Modifiers such as Shift fire key events of their own.
    if (key === null) return
    start = null
    if (event.defaultPrevented || event.repeat || event.isComposing || !areShortcutsOn()) return
    if (takesLetters(event.target) || isHidden(probe())) return
    const keys = before ? `${before.key} ${key}` : key
    if (runShortcut(keys, event)) event.preventDefault()
    else if (!before && isStart(key)) start = { key, at: event.timeStamp }
  }

  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

/** Menus find their items by letters; a dialog blocks shortcuts, except details beside their list. */
function takesLetters(target: EventTarget | null): boolean {
  if (isTyping(target)) return true
  if (!(target instanceof Element)) return false
  if (target.closest('[role=menu], [role=listbox]')) return true
  const dialog = target.closest<HTMLElement>('[role=dialog], [role=alertdialog]')
  return dialog !== null && dialog.dataset.listKeys === undefined
}

/** A modal dialog hides the page from screen readers. */
function isHidden(probe: Element | null): boolean {
  return Boolean(probe?.closest('[aria-hidden=true], [inert]'))
}
