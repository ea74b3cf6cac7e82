let isOpen = false
const listeners = new Set<() => void>()

/** Whether the keyboard shortcuts dialog is open: a store for `useSyncExternalStore`. */
export const keysOpen = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => isOpen,
}

export function openKeys() {
  setKeysOpen(true)
}

export function closeKeys() {
  setKeysOpen(false)
}

function setKeysOpen(value: boolean) {
  isOpen = value
  for (const listener of listeners) listener()
}
