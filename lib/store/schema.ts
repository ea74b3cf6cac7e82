import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const createdAt = moment('created_at').notNull().defaultNow()
const updatedAt = moment('updated_at').notNull().defaultNow()

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
 * What people did at the partner from here. Names stay when people go; `applicantEmail` is written as `normalEmail` makes it.
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
  (table) => [index('activity_at').on(table.at), index('activity_applicant').on(table.applicantEmail, table.at)],
)
