export type NotedMark = ReturnType<typeof createNotedMark>

/** What the desk's latest answer or page went by: the field mapping that records are shown by. */
export const mappingMark = createNotedMark()

/** The same of the warnings that stand over every page. */
export const warningsMark = createNotedMark()

function createNotedMark() {
  const listeners = new Set<() => void>()
  let current: string | null = null
  return {
    /** Null where an answer did not say. */
    note(mark: string | null): void {
      if (mark === null || mark === current) return
      current = mark
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: (): string | null => current,
  }
}
