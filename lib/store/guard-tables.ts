import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** What the store was when a server last started on it: one row, `facts` as `readStoreFacts` makes them. */
export const storeIdentity = pgTable('store_identity', {
  id: integer('id').primaryKey(),
  /** Counts starts; for a folder the same number lies in a file beside it. */
  generation: integer('generation').notNull(),
  facts: jsonb('facts').notNull(),
})

/**
 * The servers, and when each was last alive. `xid` is the transaction that wrote the row: where the row's `xmin` is
 * another one, the row was written by a restore.
 */
export const servers = pgTable(
  'servers',
  {
    id: text('id').primaryKey(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    at: moment('at').notNull(),
    xid: bigint('xid', { mode: 'number' }).notNull(),
    timeline: text('timeline'),
    /** It came to its end by itself, with nothing under way. */
    stoppedAt: moment('stopped_at'),
  },
  (table) => [index('servers_at').on(table.at)],
)

/** Each time the store was found to have gone back, or to be another one (lib/dispatch/README.md, restored stores). */
export const restoreIncidents = pgTable('restore_incidents', {
  id: text('id').primaryKey(),
  at: moment('at').notNull().defaultNow(),
  why: text('why').notNull(),
  /** When a server was last alive on it; null where that is not known. */
  lastUsedAt: moment('last_used_at'),
  /** How many writes waited, rows of runs among them. */
  writes: integer('writes').notNull(),
})
