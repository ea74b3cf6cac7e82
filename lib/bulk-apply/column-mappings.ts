import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { store } from '../store/connection'
import { matchedColumns } from '../store/run-tables'
import { sanitizeText } from '../text/sanitize'
import type { ColumnMappings } from './contract'

const maxRemembered = 1_000

/** Returns what this person's columns were matched to before. */
export async function readColumnMappings({ id }: Pick<Person, 'id'>): Promise<ColumnMappings> {
  const rows = await store()
    .select({ heading: matchedColumns.heading, target: matchedColumns.target })
    .from(matchedColumns)
    .where(eq(matchedColumns.userId, id))
    .orderBy(sql`updated_at desc`)
    .limit(maxRemembered)
  return Object.fromEntries(rows.map(({ heading, target }) => [heading, target]))
}

/** Saves what the person has just matched; the latest match of a heading counts. */
export async function saveColumnMappings(columns: ColumnMappings, { id: userId }: Pick<Person, 'id'>): Promise<void> {
  const byHeading = new Map(Object.entries(columns).map(([heading, target]) => [sanitizeText(heading), target]))
  const values = [...byHeading].map(([heading, target]) => ({
    userId,
    heading,
    target: target === null ? null : sanitizeText(target),
  }))
  if (values.length === 0) return
  await store()
    .insert(matchedColumns)
    .values(values)
    .onConflictDoUpdate({
      target: [matchedColumns.userId, matchedColumns.heading],
      set: { target: sql`excluded.target`, updatedAt: sql`now()` },
    })
}
