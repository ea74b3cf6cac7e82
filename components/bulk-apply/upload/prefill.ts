import type { Source } from '@/lib/bulk-apply/sheet/contract'

/** Applicants that were selected on another screen. */
export type PrefilledTable = Extract<Source, { kind: 'table' }>

let waiting: PrefilledTable | null = null

/** Prefills Bulk apply; go to `/bulk-apply` right after. In memory only: no URL or storage may hold email addresses. */
export function prefillTable(table: PrefilledTable): void {
  waiting = table
}

/** The table, once; null where there is none. */
export function takePrefilledTable(): PrefilledTable | null {
  const taken = waiting
  waiting = null
  return taken
}
