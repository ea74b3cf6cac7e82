const listeners = new Set<() => void>()
let current: string | null = null

/** The field mapping that answers of the desk go by, as far as any has said so. */
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
