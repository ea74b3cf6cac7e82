import type { Source } from '@/lib/bulk-apply/sheet/contract'

/** Applicants that were selected on another screen, on the way to Bulk apply. */
export type HandedTable = Extract<Source, { kind: 'table' }>

let waiting: HandedTable | null = null

/** Gives a table to Bulk apply; go to `/bulk-apply` right after. In memory alone: e-mail addresses stand in no URL and no storage. */
export function handTable(table: HandedTable): void {
  waiting = table
}

/** What waits, once. */
export function takeTable(): HandedTable | null {
  const taken = waiting
  waiting = null
  return taken
}
