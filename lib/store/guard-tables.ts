import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** The store's identity when a server last started on it: one row, `facts` as returned by `readStoreFacts`. */
export const storeIdentity = pgTable('store_identity', {
  id: integer('id').primaryKey(),
  /** Counts starts; for an embedded store the same number is in a file beside its folder. */
  generation: integer('generation').notNull(),
  facts: jsonb('facts').notNull(),
})

/**
 * The servers, and when each was last alive. `xid` is the transaction that wrote the row: when the row's `xmin`
 * differs, a restore wrote the row.
 */
export const servers = pgTable(
  'servers',
  {
    id: text('id').primaryKey(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    at: moment('at').notNull(),
    xid: bigint('xid', { mode: 'number' }).notNull(),
    timeline: text('timeline'),
    /** When it shut down cleanly, with nothing in progress. */
    stoppedAt: moment('stopped_at'),
  },
  (table) => [index('servers_at').on(table.at)],
)

/** Each time the store was found to be an older state or another store (lib/dispatch/README.md, restored stores). */
export const restoreIncidents = pgTable('restore_incidents', {
  id: text('id').primaryKey(),
  at: moment('at').notNull().defaultNow(),
  why: text('why').notNull(),
  /** When a server last used the store; null when unknown. */
  lastUsedAt: moment('last_used_at'),
  /** How many writes were waiting, including rows of runs. */
  writes: integer('writes').notNull(),
})
