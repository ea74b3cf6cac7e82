import { createListeners } from './listeners'

/** Whether something that is rendered once for all screens is open: a store for `useSyncExternalStore`. */
export type OpenStore = {
  subscribe: (listener: () => void) => () => void
  read: () => boolean
  open: () => void
  close: () => void
}

export function createOpenStore(): OpenStore {
  const { subscribe, tell } = createListeners()
  let isOpen = false
  function set(value: boolean) {
    isOpen = value
    tell()
  }
  return {
    subscribe,
    read: () => isOpen,
    open: () => set(true),
    close: () => set(false),
  }
}
