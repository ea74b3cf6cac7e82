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

/** Whether the desk keeps an index of the applicants; one row, absent before anybody decided (lib/applicant-index). */
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
     * `building` until the first walk is over, then `ready`; `hidden` while the partner refuses the list (403);
     * `erasing` from when it is given up until nothing of it is left.
     */
    state: text('state').notNull().default('building'),
    /** Whether there was an index of another key, address or environment when this one was begun. */
    isReplacement: boolean('is_replacement').notNull().default(false),
    createdAt,
    /** When a server that has this key last said so. */
    usedAt: moment('used_at').notNull().defaultNow(),
    /** How many applicants the index has. */
    total: integer('total').notNull().default(0),
    /** Field paths by the number that marks them in `search`; a path is never taken out (search-text.ts). */
    fields: jsonb('fields').notNull().default([]),
    /** The fields beside status, job and team that are counted as facets. */
    facetPaths: jsonb('facet_paths').notNull().default([]),
    /** The mark of the field mapping that the columns of the rows were read with. */
    mapping: text('mapping').notNull().default(''),
    /** The server that walks, and until when. */
    leaseBy: text('lease_by'),
    leaseUntil: moment('lease_until'),
    /** The number of the walk that is under way, or else of the last one. */
    walk: integer('walk').notNull().default(0),
    /** Null while no walk is under way. */
    walkStartedAt: moment('walk_started_at'),
    /** Whether an admin has asked for a whole walk that has not begun yet. */
    isWalkAsked: boolean('is_walk_asked').notNull().default(false),
    /** How many applicants the list was estimated to have while it is read for the first time. */
    expectedTotal: integer('expected_total'),
    /** How far the walk is: the place that is read next, and the records that could not be read. */
    walkOffset: integer('walk_offset').notNull().default(0),
    walkSkipped: jsonb('walk_skipped').notNull().default([]),
    /** When the last whole walk began and ended, and what is older than it. */
    walkedFrom: moment('walked_from'),
    walkedAt: moment('walked_at'),
    /** When the places where newcomers appear were last read. */
    refreshedAt: moment('refreshed_at'),
    /** Where newcomers appeared so far: `{head, tail, middle}`. */
    newcomers: jsonb('newcomers').notNull().default({}),
    /** What the last attempt failed with, until one succeeds. */
    failure: jsonb('failure'),
  },
  (table) => [
    check('applicant_indexes_state', sql`${table.state} in ('building', 'ready', 'hidden', 'erasing')`),
    check('applicant_indexes_lease', sql`(${table.leaseBy} is null) = (${table.leaseUntil} is null)`),
  ],
)

/**
 * The desk's copy of an applicant's record. Its columns are read from the record by the field mapping; `search` also
 * has a trigram index where pg_trgm is at hand (prepare-search.ts).
 */
export const indexedApplicants = pgTable(
  'indexed_applicants',
  {
    indexId: integer('index_id')
      .notNull()
      .references(() => applicantIndexes.id, { onDelete: 'cascade' }),
    /** As `recordKey` makes it. */
    key: text('key').notNull(),
    /** Orders records as the partner lists them; the numbers themselves mean nothing. */
    position: doublePrecision('position').notNull(),
    record: jsonb('record').notNull(),
    /** Of the record: a different one means that the partner changed it. */
    hash: text('hash').notNull(),
    /** All values, folded and marked with their field (search-text.ts). */
    search: text('search').notNull(),
    name: text('name'),
    /** The name as it is sorted. */
    nameKey: text('name_key'),
    /** As `normalizeEmail` makes it. */
    email: text('email'),
    jobId: text('job_id'),
    status: text('status'),
    teamId: text('team_id'),
    appliedAt: moment('applied_at'),
    /** Values of fields with few different ones, by field path. */
    facets: jsonb('facets').notNull().default({}),
    /** When the request was sent whose answer held the record like this. */
    readAt: moment('read_at').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    /** It appeared after the first walk: it was not there before `firstSeenAt`. */
    isNewcomer: boolean('is_newcomer').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** The number of the first whole walk that did not find it; null where the last one did. */
    missingSince: integer('missing_since'),
    /** Since when the partner fails to show it (504 for this record alone); it is kept as it was last read. */
    staleSince: moment('stale_since'),
  },
  (table) => [
    primaryKey({ columns: [table.indexId, table.key] }),
    index('indexed_applicants_position').on(table.indexId, table.position),
    // These hold all columns that pages in their order and counts per day or facet are read from (search-
    // applicants.ts).
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

/** What the walk under way has found so far, in the order of the list; emptied when it ends. */
export const walkSightings = pgTable(
  'walk_sightings',
  {
    indexId: integer('index_id')
      .notNull()
      .references(() => applicantIndexes.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    place: integer('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.indexId, table.key] }),
    index('walk_sightings_place').on(table.indexId, table.place),
  ],
)

/** When each person last looked at the applicants, and the time before: what is newer than that is new to them. */
export const applicantLooks = pgTable('applicant_looks', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  lookedAt: moment('looked_at').notNull(),
  newSince: moment('new_since').notNull(),
})
