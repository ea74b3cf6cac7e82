let isOpen = false
const listeners = new Set<() => void>()

/** Whether the command palette is open: a store for `useSyncExternalStore`. */
export const paletteOpen = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => isOpen,
}

export function openPalette() {
  setPaletteOpen(true)
}

export function closePalette() {
  setPaletteOpen(false)
}

function setPaletteOpen(value: boolean) {
  isOpen = value
  for (const listener of listeners) listener()
}
