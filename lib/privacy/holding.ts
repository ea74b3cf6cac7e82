import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Store } from '../store/connection'
import type { Block } from './contract'
import type { HoldingName } from './holdings/words'
import type { Sought } from './sought'

/** A colleague who left. `pseudonym` replaces the name: it is the same in all records. */
export type Colleague = {
  id: string
  /** Their current and former names. */
  names: string[]
  email: string
  pseudonym: string
  /** Someone else has one of these names too: where only the name appears, it may be theirs. */
  hasNamesake: boolean
}

/** What erasing does to a row. */
export type RowErasure<Row> = {
  /** The columns to set. */
  change: Partial<Row> | 'delete'
  /** A description for the admin: "Application to Night baker, 12 March 2026". */
  example: string
  /** Whose record it is; left out if it only names the person. */
  about?: { email: string | null; names: string[]; ids: string[] }
  block?: Block
  /** What else to change with the row, in the same transaction. */
  alongside?: (inside: Store) => Promise<void>
}

/**
 * What one room keeps about people in one table. Holdings are registered in lib/boot/register-holdings.ts; a new table
 * that may hold personal data needs one.
 */
export type Holding<Table extends PgTable = PgTable> = {
  name: HoldingName
  table: Table
  /**
   * Judges a row for an applicant; null if it has nothing about them. `isSearch`: the admin has not chosen the person
   * yet.
   */
  ofApplicant?: (
    row: Table['$inferSelect'],
    sought: Sought,
    context: { inside: Store; isSearch: boolean },
  ) => Promise<RowErasure<Table['$inferSelect']> | null> | RowErasure<Table['$inferSelect']> | null
  /** SQL condition on the table: further rows to judge although they do not name the applicant. */
  alsoOfApplicant?: (sought: Sought) => SQL
  /** The same for a colleague who left. */
  ofColleague?: (row: Table['$inferSelect'], colleague: Colleague) => RowErasure<Table['$inferSelect']> | null
  /** Ends writes about the applicant that are waiting or undecided, unsent; `by` is who decided that. */
  stop?: (sought: Sought, by: { id: string; name: string }) => Promise<void>
}
