import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core'
import { users } from './account-tables'
import { createdAt, moment } from './columns'

/** Whether the desk keeps an applicant index; one row, absent until an admin has decided (lib/applicant-index). */
export const indexSetting = pgTable('index_setting', {
  id: integer('id').primaryKey(),
  isOn: boolean('is_on').notNull(),
  setBy: text('set_by').notNull(),
  setByName: text('set_by_name').notNull(),
  setAt: moment('set_at').notNull().defaultNow(),
})

/** One index of applicants per partner address, environment and key, with the state of its walks. */
export const applicantIndexes = pgTable(
  'applicant_indexes',
  {
    id: serial('id').primaryKey(),
    /** A keyed hash of address, environment and key. */
    source: text('source').notNull().unique(),
    /**
     * `building` until the first walk is complete, then `ready`; `hidden` while the partner refuses the list (403);
     * `erasing` once it is given up, until nothing of it is left.
     */
    state: text('state').notNull().default('building'),
    /** Whether an index for another key, address or environment existed when this one was begun. */
    isReplacement: boolean('is_replacement').notNull().default(false),
    createdAt,
    /** When a server with this key last used the index. */
    usedAt: moment('used_at').notNull().defaultNow(),
    /** How many applicants the index has. */
    total: integer('total').notNull().default(0),
    /** Field paths by the number that marks them in `search`; paths are never removed (search-text.ts). */
    fields: jsonb('fields').notNull().default([]),
    /** The fields besides status, job and team that are counted as facets. */
    facetPaths: jsonb('facet_paths').notNull().default([]),
    /** Identifies the field mapping with which the rows' columns were read. */
    mapping: text('mapping').notNull().default(''),
    /** The server that is walking the list, and until when its lease runs. */
    leaseBy: text('lease_by'),
    leaseUntil: moment('lease_until'),
    /** The number of the current walk, or else of the last one. */
    walk: integer('walk').notNull().default(0),
    /** Null while no walk is in progress. */
    walkStartedAt: moment('walk_started_at'),
    /** Whether an admin has requested a complete walk that has not begun yet. */
    isWalkAsked: boolean('is_walk_asked').notNull().default(false),
    /** How many applicants the list is estimated to have, while it is read for the first time. */
    expectedTotal: integer('expected_total'),
    /** The walk's progress: the offset to read next, and the records that could not be read. */
    walkOffset: integer('walk_offset').notNull().default(0),
    walkSkipped: jsonb('walk_skipped').notNull().default([]),
    /** When the last complete walk began and ended. */
    walkedFrom: moment('walked_from'),
    walkedAt: moment('walked_at'),
    /** When the parts of the list where newcomers appear were last read. */
    refreshedAt: moment('refreshed_at'),
    /** Where newcomers appeared so far: `{head, tail, middle}`. */
    newcomers: jsonb('newcomers').notNull().default({}),
    /** The failure of the last attempt, until one succeeds. */
    failure: jsonb('failure'),
  },
  (table) => [
    check('applicant_indexes_state', sql`${table.state} in ('building', 'ready', 'hidden', 'erasing')`),
    check('applicant_indexes_lease', sql`(${table.leaseBy} is null) = (${table.leaseUntil} is null)`),
  ],
)

/**
 * The desk's copy of an applicant's record. Its columns are read from the record by the field mapping; `search` also
 * has a trigram index when pg_trgm is available (prepare-search.ts).
 */
export const indexedApplicants = pgTable(
  'indexed_applicants',
  {
    indexId: integer('index_id')
      .notNull()
      .references(() => applicantIndexes.id, { onDelete: 'cascade' }),
    /** As returned by `recordKey`. */
    key: text('key').notNull(),
    /** Orders records as the partner lists them; the numbers themselves mean nothing. */
    position: doublePrecision('position').notNull(),
    record: jsonb('record').notNull(),
    /** Hash of the record: a different one means that the partner changed it. */
    hash: text('hash').notNull(),
    /** All values, normalized and marked with their field (search-text.ts). */
    search: text('search').notNull(),
    name: text('name'),
    /** The name's sort key. */
    nameKey: text('name_key'),
    /** As returned by `normalizeEmail`. */
    email: text('email'),
    jobId: text('job_id'),
    status: text('status'),
    teamId: text('team_id'),
    appliedAt: moment('applied_at'),
    /** Values of fields that have few distinct ones, by field path. */
    facets: jsonb('facets').notNull().default({}),
    /** When the request was sent whose answer contained this version of the record. */
    readAt: moment('read_at').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    /** It appeared after the first walk, so it did not exist before `firstSeenAt`. */
    isNewcomer: boolean('is_newcomer').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** The number of the first complete walk that did not find it; null when the last one did. */
    missingSince: integer('missing_since'),
    /** Since when the partner fails to return it (504 for this record alone); it is kept as last read. */
    staleSince: moment('stale_since'),
  },
  (table) => [
    primaryKey({ columns: [table.indexId, table.key] }),
    index('indexed_applicants_position').on(table.indexId, table.position),
    // These are covering indexes for pages in their order, and for counts per day or facet (search-applicants.ts).
    index('indexed_applicants_applied').on(table.indexId, table.appliedAt, table.key, table.status),
    index('indexed_applicants_name').on(table.indexId, sql`${table.nameKey} collate "C"`, table.key),
    index('indexed_applicants_email').on(table.indexId, table.email),
    index('indexed_applicants_status').on(table.indexId, table.status, table.jobId, table.teamId, table.key),
    index('indexed_applicants_job').on(table.indexId, table.jobId, table.status),
    index('indexed_applicants_team').on(table.indexId, table.teamId),
    index('indexed_applicants_newcomers').on(table.indexId, table.firstSeenAt).where(sql`${table.isNewcomer}`),
    index('indexed_applicants_missing').on(table.indexId).where(sql`${table.missingSince} is not null`),
  ],
)

/** What the current walk has found so far, in the order of the list; emptied when it ends. */
export const walkSightings = pgTable(
  'walk_sightings',
  {
    indexId: integer('index_id')
      .notNull()
      .references(() => applicantIndexes.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    ordinal: integer('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.indexId, table.key] }),
    index('walk_sightings_place').on(table.indexId, table.ordinal),
  ],
)

/** When each person last looked at the applicants, and `newSince`: anything newer than that is new to them. */
export const applicantLooks = pgTable('applicant_looks', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  lookedAt: moment('looked_at').notNull(),
  newSince: moment('new_since').notNull(),
})
