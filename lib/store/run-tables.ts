import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './account-tables'
import { createdAt, moment, updatedAt } from './columns'

/** Many applications sent as one (lib/bulk-apply). The JSON columns have the shapes of lib/bulk-apply/contract.ts. */
export const runs = pgTable(
  'runs',
  {
    /** Made in the browser. */
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    personId: text('person_id').notNull(),
    personName: text('person_name').notNull(),
    state: text('state').notNull(),
    stop: jsonb('stop'),
    endedBy: text('ended_by'),
    stopsAtRefusal: boolean('stops_at_refusal').notNull(),
    /** The version of the field profile that its rows were checked with. */
    profileVersion: integer('profile_version').notNull().default(0),
    /** All of its rows were recorded as dispatches: none is ever recorded again. */
    isEnqueued: boolean('is_enqueued').notNull().default(false),
    rows: integer('rows').notNull().default(0),
    /** The upload that it was prepared as (lib/bulk-apply/uploads): only one run of each is ever started. */
    uploadId: text('upload_id'),
    /** Rows of the upload that it does not have, and why; null: unknown. */
    leftOut: jsonb('left_out'),
    /** The headings of what was uploaded. */
    header: jsonb('header').notNull(),
    createdAt,
    startedAt: moment('started_at'),
    /** Since when it has gone on without a pause: its pace is counted from then. */
    runningSince: moment('running_since'),
    /** When the worker had nothing left to do. */
    endedAt: moment('ended_at'),
    dismissedAt: moment('dismissed_at'),
    /** How many rows in a row ended uncertain. */
    uncertainInRow: integer('uncertain_in_row').notNull().default(0),
    /** The incident after which it waits for a person's review. */
    heldBy: text('held_by'),
    /** The store has gone back since it was made: any row of it may have been sent. */
    mayHaveBeenSent: boolean('may_have_been_sent').notNull().default(false),
  },
  (table) => [
    check(
      'runs_state',
      sql`${table.state} in ('draft', 'enqueueing', 'running', 'paused', 'stopped', 'cancelling', 'finished', 'cancelled')`,
    ),
    check('runs_started', sql`(${table.state} = 'draft') = (${table.startedAt} is null)`),
    check('runs_enqueued', sql`${table.state} in ('draft', 'enqueueing', 'cancelling') or ${table.isEnqueued}`),
    check('runs_running', sql`${table.state} <> 'running' or ${table.runningSince} is not null`),
    check('runs_stopped', sql`${table.state} <> 'stopped' or ${table.stop} is not null`),
    check('runs_ended', sql`(${table.state} in ('finished', 'cancelled')) = (${table.endedAt} is not null)`),
    index('runs_created').on(table.createdAt, table.id),
    index('runs_person').on(table.personId, table.createdAt),
    index('runs_open')
      .on(table.startedAt)
      .where(sql`${table.state} in ('enqueueing', 'running', 'paused', 'stopped', 'cancelling')`),
    uniqueIndex('runs_upload').on(table.uploadId).where(sql`${table.uploadId} is not null`),
    index('runs_held_by').on(table.heldBy).where(sql`${table.heldBy} is not null`),
  ],
)

/**
 * The jobs of a run. `untried`: its first row is to be sent alone; `canary`: that row is in progress; `open`: it takes
 * applications; `exhausted`: no row is left; `held`: it takes none, with why; `skipped`: a person left its rows unsent.
 */
export const runJobs = pgTable(
  'run_jobs',
  {
    runId: text('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    jobId: text('job_id').notNull(),
    title: text('title').notNull(),
    teamId: text('team_id'),
    state: text('state').notNull().default('untried'),
    canaryId: text('canary_id'),
    failure: jsonb('failure'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.jobId] }),
    check('run_jobs_state', sql`${table.state} in ('untried', 'canary', 'open', 'exhausted', 'held', 'skipped')`),
    check('run_jobs_canary', sql`(${table.state} = 'canary') = (${table.canaryId} is not null)`),
    check('run_jobs_held', sql`${table.state} <> 'held' or ${table.failure} is not null`),
    index('run_jobs_state').on(table.runId, table.state),
  ],
)

/** The rows of a run as uploaded; their states are in `dispatches`. */
export const runRows = pgTable(
  'run_rows',
  {
    runId: text('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    row: integer('row').notNull(),
    /** The cells of the upload, a JSON list of texts; '' once forgotten. */
    cells: text('cells').notNull(),
    body: text('body').notNull(),
    applicantEmail: text('applicant_email').notNull(),
    jobId: text('job_id').notNull(),
    /** A person has been shown the earlier application of the same person to the same job. */
    isAgain: boolean('is_again').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.row] })],
)

/** Rows of an upload that were not sent with its run, and why, for the file of its results. */
export const leftOutRows = pgTable(
  'left_out_rows',
  {
    runId: text('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    row: integer('row').notNull(),
    /** The cells of the upload, a JSON list of texts. */
    cells: text('cells').notNull(),
    reason: text('reason').notNull(),
    /** The column that the reason is about. */
    target: text('target'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.row] })],
)

/** What the headings of uploads were matched to, as each person last did it; null: to nothing. */
export const matchedColumns = pgTable(
  'matched_columns',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    heading: text('heading').notNull(),
    target: text('target'),
    updatedAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.heading] })],
)
