import type { HitCount } from '@/lib/applicant-index/contract'
import type { ExportedPart } from '@/lib/applicants/contract'

/** Whom an export of some would hold: `only` is read when it starts. */
export type ExportPart = { kind: 'selected' | 'found' | 'everyone'; total: HitCount; only: () => ExportedPart }

/** The selected, by their keys. */
export function selectedPart(size: number, keys: () => readonly string[]): ExportPart {
  return { kind: 'selected', total: { count: size, isExact: true }, only: () => ({ keys: keys() }) }
}
