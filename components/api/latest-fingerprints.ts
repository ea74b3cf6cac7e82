export type LatestFingerprint = ReturnType<typeof createLatestFingerprint>

/** The fingerprint of the field mapping that the desk's latest response or page used to read records. */
export const mappingFingerprint = createLatestFingerprint()

/** The same for the warnings shown above every page. */
export const warningsFingerprint = createLatestFingerprint()

function createLatestFingerprint() {
  const listeners = new Set<() => void>()
  let current: string | null = null
  return {
    /** Pass null for a response without a fingerprint. */
    note(fingerprint: string | null): void {
      if (fingerprint === null || fingerprint === current) return
      current = fingerprint
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: (): string | null => current,
  }
}
