import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { transitions } from '../dispatch/transitions'
import { store } from '../store/connection'

/** Makes the store record every state change of a dispatch. The returned function checks each against the table. */
export async function observeTransitions(): Promise<() => Promise<void>> {
  await store().execute(sql`create table observed (before text, after text, primary key (before, after))`)
  await store().execute(sql`create function observe() returns trigger language plpgsql as $$ begin
    insert into observed values (old.state, new.state) on conflict do nothing; return null; end $$`)
  await store().execute(sql`create trigger observe after update on dispatches for each row
    when (old.state is distinct from new.state) execute function observe()`)
  const allowed = Object.entries(transitions).flatMap(([from, next]) => next.map((to) => `${from} → ${to}`))
  return async () => {
    const rows = await store().select({ change: sql<string>`before || ' → ' || after` }).from(sql`observed`)
    const changes = rows.map(({ change }) => change).sort()
    expect(changes.length).toBeGreaterThan(0)
    expect(changes.filter((change) => !allowed.includes(change))).toEqual([])
  }
}
