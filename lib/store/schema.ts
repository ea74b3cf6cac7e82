import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './account-tables'
import { createdAt, moment, updatedAt } from './columns'

/** The last change made here, per team: the partner cannot be asked (spec, AI chat). Names stay when people leave. */
export const aiChatSettings = pgTable('ai_chat_settings', {
  teamId: text('team_id').primaryKey(),
  enabled: boolean('enabled').notNull(),
  setBy: text('set_by').notNull(),
  setByName: text('set_by_name').notNull(),
  setAt: moment('set_at').notNull().defaultNow(),
})

/** Teams that the partner named (`addedBy`: `partner`), and those that people added. `name`: given by an admin. */
export const knownTeams = pgTable('known_teams', {
  id: text('id').primaryKey(),
  name: text('name'),
  addedBy: text('added_by').notNull(),
  addedAt: moment('added_at').notNull().defaultNow(),
})

/** Each person's own list views. `nameKey`: the name for comparison, since databases lowercase differently. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    screen: text('screen').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    view: jsonb('view').notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [uniqueIndex('saved_views_name').on(table.userId, table.screen, table.nameKey)],
)

/**
 * People's actions that are not dispatches. Names stay when accounts are removed. `kind` and `outcome` have the types
 * of lib/activity/contract.ts.
 */
export const activity = pgTable(
  'activity',
  {
    id: text('id').primaryKey(),
    at: moment('at').notNull().defaultNow(),
    personId: text('person_id').notNull(),
    personName: text('person_name').notNull(),
    kind: text('kind').notNull(),
    /** No longer written: what is done for an applicant is a dispatch. Still read for entries of older releases. */
    applicantEmail: text('applicant_email'),
    subject: text('subject').notNull(),
    outcome: text('outcome').notNull(),
    reference: text('reference'),
    details: jsonb('details').notNull().default({}),
  },
  (table) => [
    index('activity_at').on(table.at, table.id),
    index('activity_person').on(table.personId, table.at, table.id),
    index('activity_kind').on(table.kind, table.at, table.id),
    // Failures are rare: listing them must not read everything else.
    index('activity_refusals')
      .on(table.at, table.id)
      .where(sql`${table.outcome} in ('wrong', 'blocked', 'partial', 'broken-off', 'failed', 'not-allowed')`),
    // Only for release 0.3.0, in case of a rollback.
    index('activity_failures')
      .on(table.at, table.id)
      .where(sql`${table.outcome} in ('wrong', 'blocked', 'partial', 'broken-off', 'failed')`),
    index('activity_job')
      .on(sql`(details ->> 'jobId')`, table.at, table.id)
      .where(sql`details ->> 'jobId' is not null`),
    index('activity_applicant').on(table.applicantEmail, table.at),
  ],
)

const endedStates = sql.raw("('succeeded', 'refused', 'abandoned', 'cancelled')")

/**
 * The outbox: every write to the partner, recorded before it is sent (lib/dispatch/README.md, states). `kind`, `state`,
 * `lane` and the JSON columns have the types of lib/dispatch/contract.ts. Each state has a CHECK for the columns it
 * needs.
 */
export const dispatches = pgTable(
  'dispatches',
  {
    /** Generated in the browser: the same id twice is the same dispatch. */
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** The version of the field profile with which the body was built; 0 before any was confirmed. */
    profileVersion: integer('profile_version').notNull().default(0),
    state: text('state').notNull(),
    lane: text('lane').notNull().default('person'),
    personId: text('person_id').notNull(),
    personName: text('person_name').notNull(),
    subject: text('subject').notNull(),
    /** As returned by `normalizeEmail`. */
    applicantEmail: text('applicant_email'),
    jobId: text('job_id'),
    teamId: text('team_id'),
    /** Of dispatches with the same queue, only one is sent at a time. */
    queue: text('queue'),
    /** The JSON to send; '' for a row of a run, whose body is in `runRows`, and once it is erased. */
    body: text('body').notNull(),
    /** Hash of what a person entered: the same values have the same hash. */
    fingerprint: text('fingerprint').notNull(),
    createdAt,
    /** When the worker takes its next step. */
    notBefore: moment('not_before'),
    worker: text('worker'),
    leaseUntil: moment('lease_until'),
    /** How often it was sent. */
    attempts: integer('attempts').notNull().default(0),
    /** How many answers in a row said that nothing was done. */
    backoffCount: integer('backoff_count').notNull().default(0),
    /** An attempt may have succeeded, and nothing has proved or disproved it yet. */
    mayHaveSucceeded: boolean('may_have_succeeded').notNull().default(false),
    reconcileAttempts: integer('reconcile_attempts').notNull().default(0),
    sentAt: moment('sent_at'),
    /** From then on the partner can no longer be working on the latest attempt. */
    ceilingAt: moment('ceiling_at'),
    endedAt: moment('ended_at'),
    dismissedAt: moment('dismissed_at'),
    /** Who cancelled it while an attempt was in flight: it is never sent again after that attempt. */
    cancelRequestedBy: text('cancel_requested_by'),
    reference: text('reference'),
    /** The trace span in which it was recorded: its attempts belong to that trace, even after a restart. */
    traceparent: text('traceparent'),
    failure: jsonb('failure'),
    result: jsonb('result'),
    uncertainty: jsonb('uncertainty'),
    /** What was known about the partner right before the latest attempt, for reconciling it. */
    before: jsonb('before'),
    timeline: jsonb('timeline').notNull().default([]),
    /** The incident (`restoreIncidents`) after which it waits for a person's review; not cleared when it ends. */
    heldBy: text('held_by'),
    /** Dispatches that are recorded and controlled together, such as the rows of a run; and the position among them. */
    groupId: text('group_id'),
    groupPosition: integer('group_position'),
    /** Sent alone, ahead of others of its group. */
    isCanary: boolean('is_canary').notNull().default(false),
    /** The state of a run's row (lib/bulk-apply/contract.ts, `RowOutcome`), for counting. */
    rowOutcome: text('row_outcome').generatedAlwaysAs(
      sql`case when group_id is null then null
        when state in ('queued', 'backing-off') and may_have_succeeded then 'sending'
        when state in ('scheduled', 'queued', 'backing-off') then 'waiting'
        when state in ('sending', 'reconciling') then 'sending'
        when state = 'succeeded' then coalesce(result ->> 'outcome', 'submitted')
        else state end`,
    ),
  },
  (table) => [
    check(
      'dispatches_state',
      sql`${table.state} in ('scheduled', 'queued', 'sending', 'backing-off', 'reconciling', 'needs-decision', 'succeeded', 'refused', 'abandoned', 'cancelled')`,
    ),
    check(
      'dispatches_scheduled',
      sql`${table.state} <> 'scheduled' or ${table.notBefore} is not null or ${table.groupId} is not null`,
    ),
    check(
      'dispatches_due_at',
      sql`${table.state} not in ('queued', 'backing-off', 'reconciling') or ${table.notBefore} is not null`,
    ),
    check(
      'dispatches_sending',
      sql`${table.state} <> 'sending' or (${table.worker} is not null and ${table.leaseUntil} is not null and ${table.sentAt} is not null and ${table.attempts} > 0)`,
    ),
    check('dispatches_uncertain', sql`${table.state} <> 'needs-decision' or ${table.uncertainty} is not null`),
    check(
      'dispatches_not_due',
      sql`${table.state} in ('scheduled', 'queued', 'backing-off', 'reconciling') or ${table.notBefore} is null`,
    ),
    check('dispatches_lease', sql`(${table.worker} is null) = (${table.leaseUntil} is null)`),
    check('dispatches_claimed', sql`${table.worker} is null or ${table.state} in ('queued', 'sending', 'reconciling')`),
    check('dispatches_succeeded', sql`${table.state} <> 'succeeded' or ${table.failure} is null`),
    check('dispatches_refused', sql`${table.state} <> 'refused' or ${table.failure} is not null`),
    check('dispatches_ended', sql`(${table.state} in ${endedStates}) = (${table.endedAt} is not null)`),
    // A held dispatch is never claimed: any attempt to queue it fails here at the latest.
    check(
      'dispatches_held',
      sql`${table.heldBy} is null or ${table.state} = 'needs-decision' or ${table.state} in ${endedStates}`,
    ),
    index('dispatches_held_by')
      .on(table.heldBy)
      .where(sql`${table.heldBy} is not null and ${table.state} = 'needs-decision'`),
    index('dispatches_due')
      .on(table.lane, table.notBefore)
      .where(sql`${table.state} in ('scheduled', 'queued', 'backing-off', 'reconciling') and ${table.groupId} is null`),
    index('dispatches_group_due')
      .on(table.groupId, table.notBefore)
      .where(sql`${table.state} in ('queued', 'backing-off', 'reconciling') and ${table.groupId} is not null`),
    index('dispatches_group_scheduled')
      .on(table.groupId, table.jobId, table.groupPosition)
      .where(sql`${table.state} = 'scheduled' and ${table.groupId} is not null`),
    uniqueIndex('dispatches_group_position')
      .on(table.groupId, table.groupPosition)
      .where(sql`${table.groupId} is not null`),
    index('dispatches_row_outcome')
      .on(table.groupId, table.rowOutcome, table.groupPosition)
      .where(sql`${table.groupId} is not null`),
    index('dispatches_group_ended').on(table.groupId, table.endedAt).where(sql`${table.groupId} is not null`),
    index('dispatches_leases').on(table.leaseUntil).where(sql`${table.state} = 'sending'`),
    uniqueIndex('dispatches_queue').on(table.queue).where(sql`${table.state} = 'sending'`),
    index('dispatches_person').on(table.personId, table.createdAt),
    index('dispatches_applicant').on(table.applicantEmail, table.createdAt),
    index('dispatches_fingerprint').on(table.fingerprint),
    index('dispatches_created').on(table.createdAt, table.id),
    // The activity list shows a run as one entry: it must not scan the run's thousands of rows.
    index('dispatches_alone').on(table.createdAt, table.id).where(sql`${table.groupId} is null`),
    index('dispatches_alone_person').on(table.personId, table.createdAt, table.id).where(sql`${table.groupId} is null`),
    // Rows of a run that a person sent again, for counting.
    index('dispatches_sent_again')
      .on(table.groupId)
      .where(sql`${table.groupId} is not null and ${table.timeline} @> '[{"what": "sent-again"}]'`),
    index('dispatches_kind').on(table.kind, table.createdAt, table.id),
    index('dispatches_job').on(table.jobId, table.createdAt, table.id),
    index('dispatches_open').on(table.createdAt, table.id).where(sql`${table.state} not in ${endedStates}`),
    index('dispatches_ended_by_state')
      .on(table.state, table.createdAt, table.id)
      .where(sql`${table.state} in ${endedStates}`),
    // What was sent and what the partner answered, where that still has to be erased.
    index('dispatches_bodies')
      .on(table.endedAt)
      .where(
        sql`(${table.body} <> '' or jsonb_typeof(${table.result} -> 'answer') = 'object') and ${table.state} in ${endedStates}`,
      ),
  ],
)

/**
 * What a person has typed into a form and not sent yet; `dispatchId` is the id it will be sent with. For an unfinished
 * upload (lib/bulk-apply/uploads) it is the upload's id.
 */
export const drafts = pgTable(
  'drafts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    form: text('form').notNull(),
    dispatchId: text('dispatch_id').notNull(),
    values: jsonb('values').notNull(),
    updatedAt,
    /** The restore incident since which it may already have been sent. */
    heldBy: text('held_by'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.form] })],
)

/** Every job that the partner has listed or created, and its team if the partner names it. */
export const seenJobs = pgTable('seen_jobs', {
  id: text('id').primaryKey(),
  teamId: text('team_id'),
  seenAt: moment('seen_at').notNull().defaultNow(),
  /** When the partner's list lacked it although this desk had just created it (lib/jobs/look-for-created.ts). */
  unlistedAt: moment('unlisted_at'),
})

/**
 * Teams that accept no repeat applications by the same person (spec 4.2), as learned from a 409 or set by an admin.
 * When the job's team was not known, `teamId` is `job:` and the job's id.
 */
export const repeatApplications = pgTable('repeat_applications', {
  teamId: text('team_id').primaryKey(),
  areOff: boolean('are_off').notNull(),
  /** The name of the admin who set it; null when learned from a 409. */
  saidBy: text('said_by'),
  at: moment('at').notNull().defaultNow(),
})

/** When a server last read the database's clock and found it in order (lib/dispatch/watch-clock.ts). */
export const storeClock = pgTable('store_clock', {
  id: integer('id').primaryKey(),
  seenAt: moment('seen_at').notNull(),
})

/** One row that the readiness check writes (probe-store.ts), to see whether the store accepts writes. */
export const storeProbes = pgTable('store_probes', {
  id: integer('id').primaryKey(),
  at: moment('at').notNull(),
})
