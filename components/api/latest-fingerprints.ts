import { createListeners } from '../ui/listeners'

export type LatestFingerprint = ReturnType<typeof createLatestFingerprint>

/** The fingerprint of the field mapping that the desk's latest response or page used to read records. */
export const mappingFingerprint = createLatestFingerprint()

/** The same for the warnings shown above every page. */
export const warningsFingerprint = createLatestFingerprint()

function createLatestFingerprint() {
  const { subscribe, tell } = createListeners()
  let current: string | null = null
  return {
    /** Pass null for a response without a fingerprint. */
    note(fingerprint: string | null): void {
      if (fingerprint === null || fingerprint === current) return
      current = fingerprint
      tell()
    },
    subscribe,
    read: (): string | null => current,
  }
}
