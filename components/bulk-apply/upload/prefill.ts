import type { Source } from '@/lib/bulk-apply/sheet/contract'

/** Applicants selected on another screen. */
export type PrefilledTable = Extract<Source, { kind: 'table' }>

let waiting: PrefilledTable | null = null

/**
 * Prefills Bulk apply; navigate to `/bulk-apply` right after. In memory only: email addresses must not be in URLs or
 * storage.
 */
export function prefillTable(table: PrefilledTable): void {
  waiting = table
}

/** Takes the prefilled table, once; null if there is none. */
export function takePrefilledTable(): PrefilledTable | null {
  const taken = waiting
  waiting = null
  return taken
}
