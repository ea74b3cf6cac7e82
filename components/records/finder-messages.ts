import type { RowQuery } from '@/lib/records/find-rows'
import type { PartnerRecord } from '@/lib/records/record'

export type ToFinder = { kind: 'add'; records: readonly PartnerRecord[] } | { kind: 'find'; query: RowQuery }
export type FromFinder = { kind: 'found'; rows: Uint32Array | null }
