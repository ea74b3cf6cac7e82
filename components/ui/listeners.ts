/** The listeners of a store for `useSyncExternalStore`: `tell` calls them after each change. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    tell(): void {
      for (const listener of listeners) listener()
    },
  }
}
