import 'server-only'
import { desc, sql } from 'drizzle-orm'
import { config } from '../runtime/config'
import { store } from '../store/connection'
import { servers, storeIdentity } from '../store/guard-tables'
import { parseStoreFacts } from '../store/store-facts'
import type { StoreStatus } from './contract'

/** Servers with a sign of life within this time count as running. */
const aliveSeconds = 30

/** Returns what identifies the store for the desk, and which servers use it. */
export async function readStoreStatus(): Promise<StoreStatus> {
  const [identity] = await store().select().from(storeIdentity)
  const facts = parseStoreFacts(identity?.facts)
  const [alive] = await store()
    .select({
      lastSeenAt: servers.at,
      count: sql<number>`(select count(*)::int from servers where stopped_at is null
        and at > clock_timestamp() - make_interval(secs => ${aliveSeconds}))`,
    })
    .from(servers)
    .orderBy(desc(servers.at))
    .limit(1)
  return {
    kind: config().store.url === null ? 'embedded' : 'server',
    system: facts?.system ?? null,
    database: facts?.database ?? null,
    timeline: facts?.timeline ?? null,
    starts: identity?.generation ?? 0,
    servers: alive?.count ?? 0,
    lastSeenAt: alive?.lastSeenAt.toISOString() ?? null,
  }
}
