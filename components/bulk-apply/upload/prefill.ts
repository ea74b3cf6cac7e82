import type { Source } from '@/lib/bulk-apply/sheet/contract'

/** Applicants that were selected on another screen, on the way to Bulk apply. */
export type PrefilledTable = Extract<Source, { kind: 'table' }>

let waiting: PrefilledTable | null = null

/** Gives a table to Bulk apply; go to `/bulk-apply` right after. In memory alone: e-mail addresses stand in no URL and no storage. */
export function prefillTable(table: PrefilledTable): void {
  waiting = table
}

/** What waits, once. */
export function takePrefilledTable(): PrefilledTable | null {
  const taken = waiting
  waiting = null
  return taken
}
