import type { HitCount } from '@/lib/applicant-index/contract'
import type { ExportedPart } from '@/lib/applicants/contract'

/**
 * Which applicants an export of a part would contain: `only` is read when it starts. `isComing`: a search is running,
 * and `total` is still that of the previous one.
 */
export type ExportPart = {
  kind: 'selected' | 'found' | 'everyone'
  total: HitCount
  isComing?: boolean
  only: () => ExportedPart
}

/** The selected applicants, by their keys. */
export function selectedPart(size: number, keys: () => readonly string[]): ExportPart {
  return { kind: 'selected', total: { count: size, isExact: true }, only: () => ({ keys: keys() }) }
}
