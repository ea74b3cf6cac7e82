const listeners = new Set<() => void>()
let current: string | null = null

/** Notes which field mapping the desk's latest answer went by; null where the answer did not say. */
export function noteMapping(mark: string | null): void {
  if (mark === null || mark === current) return
  current = mark
  for (const listener of listeners) listener()
}

export const mappingChanges = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): string | null => current,
}
