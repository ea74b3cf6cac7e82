import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Store } from '../store/connection'
import type { Block } from './contract'
import type { HoldingName } from './holdings/words'
import type { SearchTerms } from './search-terms'

/** A colleague who left. `pseudonym` replaces the name and is the same in all records. */
export type Colleague = {
  id: string
  /** Their current and former names. */
  names: string[]
  email: string
  pseudonym: string
  /** Another user has one of these names: where there is only the name, it may be the other user's. */
  hasNamesake: boolean
}

/** What erasing does to a row. */
export type RowErasure<Row> = {
  /** The columns to set. */
  change: Partial<Row> | 'delete'
  /** For the admin, in words: "Application to Night baker, 12 March 2026". */
  example: string
  /** Whose record it is; left out if the record only mentions the person. */
  about?: { email: string | null; names: string[]; ids: string[] }
  block?: Block
  /** Erases what belongs to the row, in the same transaction. */
  alongside?: (tx: Store) => Promise<void>
}

/**
 * The personal data that one room keeps in one table. All are registered in lib/boot/register-holdings.ts; each new
 * table that may hold personal data needs one.
 */
export type Holding<Table extends PgTable = PgTable> = {
  name: HoldingName
  table: Table
  /** For an applicant; null if the row has nothing of theirs. `isSearch`: the admin has not chosen the person yet. */
  ofApplicant?: (
    row: Table['$inferSelect'],
    sought: SearchTerms,
    context: { tx: Store; isSearch: boolean },
  ) => Promise<RowErasure<Table['$inferSelect']> | null> | RowErasure<Table['$inferSelect']> | null
  /** SQL condition on the table: rows to judge even though they do not name the applicant. */
  alsoOfApplicant?: (sought: SearchTerms) => SQL
  /** The same for a colleague who left. */
  ofColleague?: (row: Table['$inferSelect'], colleague: Colleague) => RowErasure<Table['$inferSelect']> | null
  /** Ends waiting and undecided writes about the applicant without sending them; `by` decided this. */
  stop?: (sought: SearchTerms, by: { id: string; name: string }) => Promise<void>
}
