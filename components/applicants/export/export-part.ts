import type { HitCount } from '@/lib/applicant-index/contract'
import type { ExportedPart } from '@/lib/applicants/contract'

/**
 * Whom an export of some would hold: `only` is read when it starts. `isComing`: a search is under way, and `total` is
 * that of the one before.
 */
export type ExportPart = {
  kind: 'selected' | 'found' | 'everyone'
  total: HitCount
  isComing?: boolean
  only: () => ExportedPart
}

/** The selected, by their keys. */
export function selectedPart(size: number, keys: () => readonly string[]): ExportPart {
  return { kind: 'selected', total: { count: size, isExact: true }, only: () => ({ keys: keys() }) }
}
