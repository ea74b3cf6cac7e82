/** Whether something that is rendered once for all screens is open: a store for `useSyncExternalStore`. */
export type OpenStore = {
  subscribe: (listener: () => void) => () => void
  read: () => boolean
  open: () => void
  close: () => void
}

export function createOpenStore(): OpenStore {
  const listeners = new Set<() => void>()
  let isOpen = false
  function set(value: boolean) {
    isOpen = value
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    read: () => isOpen,
    open: () => set(true),
    close: () => set(false),
  }
}
