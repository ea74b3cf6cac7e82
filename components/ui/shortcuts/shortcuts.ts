/** Where the dialog of keys lists it. */
export type ShortcutGroup = 'anywhere' | 'go' | 'list' | 'screen'

/**
 * `keys` with blanks between keys that are pressed one after the other ("g a"). `run` answers false where the key does
 * nothing just now; null for keys that an element takes by itself and that are only listed.
 */
export type Shortcut = {
  keys: string
  label: string
  group: ShortcutGroup
  run: ((event: KeyboardEvent) => boolean) | null
}

let registered: readonly Shortcut[] = []

/** Adds what a part of the screen takes; the answer removes it again. */
export function addShortcuts(shortcuts: readonly Shortcut[]): () => void {
  registered = [...registered, ...shortcuts]
  return () => {
    registered = registered.filter((one) => !shortcuts.includes(one))
  }
}

/** All there are now, each once. */
export function listShortcuts(): readonly Shortcut[] {
  return registered.filter(({ keys }, place) => registered.findIndex((other) => other.keys === keys) === place)
}

/** Does what the keys stand for: of several parts of a screen the one that came last. Answers whether any did. */
export function runShortcut(keys: string, event: KeyboardEvent): boolean {
  return registered.toReversed().some((one) => one.keys === keys && one.run?.(event) === true)
}

/** Whether these keys begin a longer shortcut. */
export function isStart(keys: string): boolean {
  return registered.some((one) => one.keys.startsWith(`${keys} `))
}
