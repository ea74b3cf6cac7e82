/** The shortcut's section in the dialog of shortcuts. */
export type ShortcutGroup = 'anywhere' | 'go' | 'list' | 'screen'

/**
 * `keys`: separated by spaces when pressed one after the other ("g a"). `run` returns false if the key does nothing at
 * the moment; it is null for keys that an element handles itself and that are only listed.
 */
export type Shortcut = {
  keys: string
  label: string
  group: ShortcutGroup
  run: ((event: KeyboardEvent) => boolean) | null
}

let registered: readonly Shortcut[] = []

/** Adds the shortcuts of a part of the screen; the returned function removes them. */
export function addShortcuts(shortcuts: readonly Shortcut[]): () => void {
  registered = [...registered, ...shortcuts]
  return () => {
    registered = registered.filter((one) => !shortcuts.includes(one))
  }
}

/** Returns all current shortcuts, without duplicates. */
export function listShortcuts(): readonly Shortcut[] {
  return registered.filter(({ keys }, index) => registered.findIndex((other) => other.keys === keys) === index)
}

/** Runs the shortcut for these keys; the one added last takes precedence. Returns whether any ran. */
export function runShortcut(keys: string, event: KeyboardEvent): boolean {
  return registered.toReversed().some((one) => one.keys === keys && one.run?.(event) === true)
}

/** Whether these keys begin a longer shortcut. */
export function isStart(keys: string): boolean {
  return registered.some((one) => one.keys.startsWith(`${keys} `))
}
