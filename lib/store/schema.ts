import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, updatedAt } from './columns'

/** People who may sign in. The columns up to `banExpires` are those better-auth and its admin plugin ask for. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    role: text('role').notNull().default('viewer'),
    banned: boolean('banned').notNull().default(false),
    banReason: text('ban_reason'),
    banExpires: moment('ban_expires'),
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    check('users_role', sql`${table.role} in ('viewer', 'recruiter', 'admin')`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    impersonatedBy: text('impersonated_by'),
    createdAt,
    updatedAt,
  },
  (table) => [uniqueIndex('sessions_token').on(table.token), index('sessions_user').on(table.userId)],
)

/** How a person proves who they are: a password (`providerId` "credential") or an identity provider. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt,
    updatedAt,
  },
  (table) => [
    index('accounts_user').on(table.userId),
    uniqueIndex('accounts_provider').on(table.providerId, table.accountId),
  ],
)

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
)

/** Failed sign-ins in the running window. `key` is a keyed hash of an account or an address, never either of them. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    startedAt: moment('started_at').notNull(),
  },
  (table) => [index('sign_in_attempts_started').on(table.startedAt)],
)

/** What was last set from here, per team: the partner cannot be asked (spec, AI chat). Names stay when people go. */
export const aiChatSettings = pgTable('ai_chat_settings', {
  teamId: text('team_id').primaryKey(),
  enabled: boolean('enabled').notNull(),
  setBy: text('set_by').notNull(),
  setByName: text('set_by_name').notNull(),
  setAt: moment('set_at').notNull().defaultNow(),
})

/** Teams that people added by hand. */
export const knownTeams = pgTable('known_teams', {
  id: text('id').primaryKey(),
  name: text('name'),
  addedBy: text('added_by').notNull(),
  addedAt: moment('added_at').notNull().defaultNow(),
})

/** How people look at lists; each is theirs alone. `nameKey` is the name by which two are the same: databases lower case differently. */
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
 * What people did here that is no dispatch. Names stay when people go; `applicantEmail` is written as `normalEmail` makes it.
 * `kind` and `verdict` are words of lib/activity/contract.ts.
 */
export const activity = pgTable(
  'activity',
  {
    id: text('id').primaryKey(),
    at: moment('at').notNull().defaultNow(),
    personId: text('person_id').notNull(),
    personName: text('person_name').notNull(),
    kind: text('kind').notNull(),
    applicantEmail: text('applicant_email'),
    subject: text('subject').notNull(),
    verdict: text('verdict').notNull(),
    reference: text('reference'),
    details: jsonb('details').notNull().default({}),
  },
  (table) => [
    index('activity_at').on(table.at, table.id),
    index('activity_person').on(table.personId, table.at, table.id),
    index('activity_kind').on(table.kind, table.at, table.id),
    // What went wrong is seldom: the list of it must not read all the rest.
    index('activity_troubles')
      .on(table.at, table.id)
      .where(sql`${table.verdict} in ('refused', 'wrong', 'blocked', 'partial', 'broken-off', 'failed', 'unclear')`),
    index('activity_job')
      .on(sql`(details ->> 'jobId')`, table.at, table.id)
      .where(sql`details ->> 'jobId' is not null`),
    index('activity_applicant').on(table.applicantEmail, table.at),
  ],
)

/**
 * Every write on its way to the partner, from before it is sent to its verdict (lib/dispatch/README.md). Words of `kind`, `state`, `lane`,
 * and the shapes of the JSON columns, stand in lib/dispatch/contract.ts. A row is due at `notBefore`; null waits for a person.
 */
export const dispatches = pgTable(
  'dispatches',
  {
    /** Made in the browser: the same id twice is the same dispatch. */
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    state: text('state').notNull(),
    lane: text('lane').notNull().default('person'),
    personId: text('person_id').notNull(),
    personName: text('person_name').notNull(),
    subject: text('subject').notNull(),
    /** As `normalEmail` makes it. */
    applicantEmail: text('applicant_email'),
    jobId: text('job_id'),
    teamId: text('team_id'),
    /** Of those with the same word here, one is under way at a time. */
    queue: text('queue'),
    /** The JSON that is sent; of a run's row it stands in `runRows`. */
    body: text('body').notNull(),
    /** Of the values in the body: the same values have the same one. */
    fingerprint: text('fingerprint').notNull(),
    createdAt,
    notBefore: moment('not_before'),
    worker: text('worker'),
    leaseUntil: moment('lease_until'),
    /** How often it was sent. */
    attempts: integer('attempts').notNull().default(0),
    /** Answers in a row after which nothing had happened, so that it goes on waiting. */
    busy: integer('busy').notNull().default(0),
    /** An attempt may have worked, and nothing has told yet. */
    isDoubtful: boolean('is_doubtful').notNull().default(false),
    looks: integer('looks').notNull().default(0),
    sentAt: moment('sent_at'),
    /** From then on no work of the latest attempt can still be going on at the partner. */
    ceilingAt: moment('ceiling_at'),
    settledAt: moment('settled_at'),
    seenAt: moment('seen_at'),
    reference: text('reference'),
    failure: jsonb('failure'),
    done: jsonb('done'),
    finding: jsonb('finding'),
    /** What was known of the partner right before the latest attempt, for finding out what it did. */
    before: jsonb('before'),
    timeline: jsonb('timeline').notNull().default([]),
    /** The run that it is a row of, and which. */
    runId: text('run_id'),
    runRow: integer('run_row'),
    /** The first of its job in the run: it goes alone and is not queued. */
    isCanary: boolean('is_canary').notNull().default(false),
    /** What became of the row, in the words of lib/bulk-apply/contract.ts, to be counted. */
    runVerdict: text('run_verdict').generatedAlwaysAs(
      sql`case when run_id is null then null
        when state = 'waiting' and is_doubtful then 'sending'
        when state in ('held', 'waiting') then 'waiting'
        when state = 'done' then coalesce(done ->> 'outcome', 'submitted')
        when state <> 'unclear' then state
        when settled_at is not null then 'left'
        when not_before is not null then 'sending'
        else 'unclear' end`,
    ),
  },
  (table) => [
    check(
      'dispatches_state',
      sql`${table.state} in ('held', 'waiting', 'sending', 'done', 'refused', 'unclear', 'cancelled')`,
    ),
    index('dispatches_due')
      .on(table.lane, table.notBefore)
      .where(
        sql`${table.state} in ('held', 'waiting', 'unclear') and ${table.notBefore} is not null and ${table.runId} is null`,
      ),
    index('dispatches_run_due')
      .on(table.runId, table.notBefore)
      .where(
        sql`${table.state} in ('waiting', 'unclear') and ${table.notBefore} is not null and ${table.runId} is not null`,
      ),
    index('dispatches_run_held')
      .on(table.runId, table.jobId, table.runRow)
      .where(sql`${table.state} = 'held' and ${table.runId} is not null`),
    uniqueIndex('dispatches_run_row').on(table.runId, table.runRow).where(sql`${table.runId} is not null`),
    index('dispatches_run_verdict')
      .on(table.runId, table.runVerdict, table.runRow)
      .where(sql`${table.runId} is not null`),
    index('dispatches_run_settled').on(table.runId, table.settledAt).where(sql`${table.runId} is not null`),
    index('dispatches_leases').on(table.leaseUntil).where(sql`${table.state} = 'sending'`),
    uniqueIndex('dispatches_queue').on(table.queue).where(sql`${table.state} = 'sending'`),
    index('dispatches_person').on(table.personId, table.createdAt),
    index('dispatches_applicant').on(table.applicantEmail, table.createdAt),
    index('dispatches_fingerprint').on(table.fingerprint),
    index('dispatches_created').on(table.createdAt, table.id),
    index('dispatches_kind').on(table.kind, table.createdAt, table.id),
    index('dispatches_job').on(table.jobId, table.createdAt, table.id),
    index('dispatches_unsettled').on(table.createdAt, table.id).where(sql`${table.settledAt} is null`),
    index('dispatches_settled').on(table.state, table.createdAt, table.id).where(sql`${table.settledAt} is not null`),
    // Bodies that are still to be forgotten.
    index('dispatches_bodies')
      .on(table.settledAt)
      .where(sql`${table.kind} = 'submit-application' and ${table.body} <> '' and ${table.settledAt} is not null`),
  ],
)

/** What a person has typed into a form and not sent yet; `dispatchId` is what it will be sent as. */
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
  },
  (table) => [primaryKey({ columns: [table.userId, table.form] })],
)

/** Teams for which the partner takes no second application of the same person (spec 4.2), as seen from a 409 or said by an admin. */
export const repeatApplications = pgTable('repeat_applications', {
  teamId: text('team_id').primaryKey(),
  areOff: boolean('are_off').notNull(),
  /** The name of who said so; null where a 409 told. */
  saidBy: text('said_by'),
  at: moment('at').notNull().defaultNow(),
})
