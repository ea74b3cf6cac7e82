import { type SQL, sql } from 'drizzle-orm'

/**
 * Over `dispatches`: one of these rows, and no other transaction has locked it. For statements that change several rows:
 * they wait for no lock while they hold others, which could not end where someone else waits for those.
 */
export function isUnlocked(ids: readonly string[]): SQL {
  return sql`dispatches.id in (select locked.id from dispatches locked
    where locked.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) for update skip locked)`
}
