import { type SQL, sql } from 'drizzle-orm'

/**
 * A condition on `dispatches`: the row is one of `ids`, and no other transaction has locked it. For statements that
 * change several rows, which could deadlock if they waited for one lock while they hold others.
 */
export function isUnlocked(ids: readonly string[]): SQL {
  return sql`dispatches.id in (select locked.id from dispatches locked
    where locked.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) for update skip locked)`
}
