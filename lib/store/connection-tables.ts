import { boolean, index, integer, json, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns'

/**
 * Versions of the field profile as admins confirmed them, each complete; the newest is in force
 * (lib/connection/README.md). `document` has the shape of `ProfilePatch`; a rollback adds a version with an old one.
 */
export const profileVersions = pgTable('profile_versions', {
  version: serial('version').primaryKey(),
  /** Not jsonb, which would lose the order of a form's fields. */
  document: json('document').notNull(),
  personId: text('person_id').notNull(),
  personName: text('person_name').notNull(),
  /** `confirmed`, `edited`, `learned`, `imported` or `rolled-back`. */
  source: text('source').notNull(),
  /** The version that a rollback restored. */
  restored: integer('restored'),
  /** Why each field path was chosen: the guesses at that time, without any value of a record. */
  reasons: jsonb('reasons').notNull().default({}),
  createdAt,
})

/** The latest guess from the partner's answers, one row per partner address. Contains no value of a record. */
export const guessedMappings = pgTable('guessed_mappings', {
  partner: text('partner').primaryKey(),
  proposal: jsonb('proposal').notNull(),
  at: moment('at').notNull().defaultNow(),
})

/** The latest evidence of what the API key may do, per endpoint. `key`: a keyed hash of the API key. */
export const endpointEvidence = pgTable(
  'endpoint_evidence',
  {
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    /** `works`, `not-permitted`, `out-of-scope` or `failing`. */
    state: text('state').notNull(),
    /** `seen` in real use, `checked` by a read that the desk made for this, or `tested` without writing. */
    source: text('source').notNull(),
    status: integer('status'),
    kind: text('kind').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.key, table.endpoint] })],
)

/** Fields that the partner refused, or required and the desk's form lacks (discovery, requests). */
export const refusedFields = pgTable(
  'refused_fields',
  {
    endpoint: text('endpoint').notNull(),
    /** The field as the partner named it. */
    field: text('field').notNull(),
    message: text('message').notNull(),
    times: integer('times').notNull().default(1),
    isRequired: boolean('is_required').notNull().default(false),
    firstAt: moment('first_at').notNull().defaultNow(),
    lastAt: moment('last_at').notNull().defaultNow(),
    /** When an admin added it to the form, or said that it is not needed. */
    settledAt: moment('settled_at'),
  },
  (table) => [primaryKey({ columns: [table.endpoint, table.field] })],
)

/** Field paths that stopped matching the partner's answers, or new fields. `breaking` rows hold bulk runs. */
export const mappingAlarms = pgTable(
  'mapping_alarms',
  {
    id: serial('id').primaryKey(),
    /** Such as `jobs.id`. */
    fieldKey: text('place').notNull(),
    /** `breaking` or `note`. */
    severity: text('severity').notNull(),
    details: jsonb('details').notNull().default({}),
    version: integer('version').notNull(),
    at: moment('at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
    endedBy: text('ended_by'),
  },
  (table) => [index('mapping_alarms_open').on(table.endedAt)],
)
