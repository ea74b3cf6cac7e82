import 'server-only'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { singleton } from '../runtime/singleton'
import { openedStore, type Store } from './connection'

/** `refuses-writes`: the store can be read, but is read-only or full. `silent`: no answer in time. */
export type StoreCondition = 'writable' | 'refuses-writes' | 'silent'

const validMs = 1_000
const timeoutMs = 2_000

type Probe = { startedMs: number; condition: Promise<StoreCondition>; isRunning: boolean }
const latest = singleton<{ probe: Probe | null }>('store-probe', () => ({ probe: null }))

/**
 * Whether the store accepts writes. Runs one probe at a time and at most one a second, however often it is called:
 * health checks must not load the store.
 */
export function probeStore(): Promise<StoreCondition> {
  const known = latest.probe
  if (known && (known.isRunning || performance.now() - known.startedMs < validMs)) return inTime(known.condition)
  const database = openedStore()
  if (!database) return Promise.resolve('silent')
  const probe: Probe = { startedMs: performance.now(), condition: tryWrite(database), isRunning: true }
  latest.probe = probe
  void probe.condition.finally(() => {
    probe.isRunning = false
  })
  return inTime(probe.condition)
}

async function inTime(condition: Promise<StoreCondition>): Promise<StoreCondition> {
  const stop = new AbortController()
  try {
    return await Promise.race([condition, delay(timeoutMs, 'silent' as const, { signal: stop.signal })])
  } finally {
    stop.abort()
  }
}

/**
 * Updating a row needs no disk space as long as its page has room, which would hide a full disk. So this also inserts
 * into a temporary table that every commit empties; that adds neither log nor dead rows.
 */
const write = sql.raw(`do $$ begin
  if has_database_privilege(current_database(), 'TEMP') then
    if to_regclass('pg_temp.store_probe') is null then
      create temporary table store_probe (filler text not null) on commit delete rows;
    end if;
    insert into store_probe values ('probe');
  end if;
  insert into store_probes (id, at) values (1, now()) on conflict (id) do update set at = excluded.at;
end $$`)

async function tryWrite(database: Store): Promise<StoreCondition> {
  try {
    await database.execute(write)
    return 'writable'
  } catch {
    return database.execute(sql`select 1`).then(
      () => 'refuses-writes',
      () => 'silent',
    )
  }
}
