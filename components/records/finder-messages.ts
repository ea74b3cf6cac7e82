import type { PartnerRecord } from '@/lib/partner/read-list'
import type { RowQuery } from '@/lib/records/find-rows'

export type ToFinder = { kind: 'add'; records: readonly PartnerRecord[] } | { kind: 'find'; query: RowQuery }
export type FromFinder = { kind: 'found'; rows: Uint32Array | null }
