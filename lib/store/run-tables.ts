import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './account-tables'
import { createdAt, moment, updatedAt } from './columns'

/** Many applications sent as one run (lib/bulk-apply). JSON columns have the shapes of lib/bulk-apply/contract.ts. */
export const runs = pgTable(
  'runs',
  {
    /** Generated in the browser. */
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    personId: text('person_id').notNull(),
    personName: text('person_name').notNull(),
    state: text('state').notNull(),
    stop: jsonb('stop'),
    endedBy: text('ended_by'),
    stopsAtRefusal: boolean('stops_at_refusal').notNull(),
    /** The version of the field profile with which its rows were checked. */
    profileVersion: integer('profile_version').notNull().default(0),
    /** All of its rows have been recorded as dispatches: none is ever recorded again. */
    isEnqueued: boolean('is_enqueued').notNull().default(false),
    rows: integer('rows').notNull().default(0),
    /** The upload it was prepared as (lib/bulk-apply/uploads): each upload starts at most one run. */
    uploadId: text('upload_id'),
    /** Rows of the upload that the run leaves out, and why; null: unknown. */
    leftOut: jsonb('left_out'),
    /** The column headings of the upload. */
    header: jsonb('header').notNull(),
    createdAt,
    startedAt: moment('started_at'),
    /** Since when it has been running without a pause: its pace is computed from then. */
    runningSince: moment('running_since'),
    /** When the worker had nothing left to do for it. */
    endedAt: moment('ended_at'),
    dismissedAt: moment('dismissed_at'),
    /** How many rows in a row ended uncertain. */
    uncertainInRow: integer('uncertain_in_row').notNull().default(0),
    /** The restore incident after which it waits for a person's review. */
    heldBy: text('held_by'),
    /** The store was restored to an older state after the run was created: any of its rows may have been sent. */
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
 * The jobs of a run. `untried`: its first row is to be sent alone; `canary`: that row is in progress; `open`: it
 * accepts applications; `exhausted`: no row is left; `held`: it accepts none, see `failure`; `skipped`: a person chose
 * not to send its rows.
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
    /** The row's cells in the upload, a JSON array of strings; '' once erased. */
    cells: text('cells').notNull(),
    body: text('body').notNull(),
    applicantEmail: text('applicant_email').notNull(),
    jobId: text('job_id').notNull(),
    /** The user was shown the applicant's earlier application to the same job. */
    isAgain: boolean('is_again').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.row] })],
)

/** Rows of an upload that were not sent with its run, and why, for the results file. */
export const leftOutRows = pgTable(
  'left_out_rows',
  {
    runId: text('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    row: integer('row').notNull(),
    /** The row's cells in the upload, a JSON array of strings. */
    cells: text('cells').notNull(),
    reason: text('reason').notNull(),
    /** The column that the reason refers to. */
    target: text('target'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.row] })],
)

/** What each person last matched the headings of their uploads to; null: to nothing. */
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
