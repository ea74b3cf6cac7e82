import 'server-only'
import { sql } from 'drizzle-orm'
import { singleton } from '../../runtime/singleton'
import type { createSends } from './sends'

/** Over `servers`: the row was last written by a server, not by a restore. */
export const isAsWritten = sql`xmin::text::bigint = xid % 4294967296`
export const ownXid = sql`pg_current_xact_id()::text::bigint`
export const now = sql`clock_timestamp()`

/** What this process knows about the store that the store itself may lose. */
export type Guard = {
  server: string
  /** The latest heartbeat that the store has acknowledged. */
  counter: number
  /** The partner that this server sends to. */
  partner: string
  timeline: string | null
  /** Since when (`performance.now()`) a promoted replica has not been confirmed by all servers. */
  suspendedAtMs: number | null
  sends: ReturnType<typeof createSends>
  /** The store knows of fewer attempts than this server has made. */
  hasLostSend: boolean
  /** Its tables were emptied under this server, as before a restore: nothing is sent until they are filled. */
  isEmptied: boolean
  /** Another server has started with another partner since: what people record now is meant for that one. */
  isSuperseded: boolean
  timer: NodeJS.Timeout | null
  pendingHeartbeat: Promise<void> | null
}

export const guardState = singleton<{ guard: Guard | null }>('restore-guard', () => ({ guard: null }))
