export type NotedMark = ReturnType<typeof createNotedMark>

/** The mark of the field mapping that the desk's latest response or page used to read records. */
export const mappingMark = createNotedMark()

/** The same for the warnings shown above every page. */
export const warningsMark = createNotedMark()

function createNotedMark() {
  const listeners = new Set<() => void>()
  let current: string | null = null
  return {
    /** Pass null for a response without a mark. */
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
