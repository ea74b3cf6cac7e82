import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Store } from '../store/connection'
import type { Block } from './contract'
import type { HoldingName } from './holdings/words'
import type { Sought } from './sought'

/** A colleague who left. `pseudonym` takes the place of the name: it stays the same in all records. */
export type Colleague = {
  id: string
  /** Their name, and what they were called before. */
  names: string[]
  email: string
  pseudonym: string
  /** Somebody else has such a name too: where only the name stands, it may be theirs. */
  hasNamesake: boolean
}

/** What erasing does to a row. */
export type RowErasure<Row> = {
  /** The columns to set. */
  change: Partial<Row> | 'delete'
  /** For the admin, in words: "Application to Night baker, 12 March 2026". */
  example: string
  /** Whose record it is; left out where it only names the person. */
  about?: { email: string | null; names: string[]; ids: string[] }
  block?: Block
  /** What else goes with the row, in the same transaction. */
  alongside?: (inside: Store) => Promise<void>
}

/**
 * What one room keeps of people in one table. Rooms register theirs from the roof (lib/boot/register-holdings.ts);
 * whoever adds a table that may hold personal data adds a holding for it.
 */
export type Holding<Table extends PgTable = PgTable> = {
  name: HoldingName
  table: Table
  /** About an applicant; null where the row has nothing of theirs. `isSearch`: who it is has not been chosen yet. */
  ofApplicant?: (
    row: Table['$inferSelect'],
    sought: Sought,
    context: { inside: Store; isSearch: boolean },
  ) => Promise<RowErasure<Table['$inferSelect']> | null> | RowErasure<Table['$inferSelect']> | null
  /** Over the table: rows to judge although they do not name the applicant. */
  alsoOfApplicant?: (sought: Sought) => SQL
  /** The same of a colleague who left. */
  ofColleague?: (row: Table['$inferSelect'], colleague: Colleague) => RowErasure<Table['$inferSelect']> | null
  /** Ends what waits or is undecided about the applicant, unsent; `by` has decided so. */
  stop?: (sought: Sought, by: { id: string; name: string }) => Promise<void>
}
