import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, updatedAt } from './columns'

/** People who may sign in. The columns up to `banExpires` are those that better-auth required. */
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
    lastSignInAt: moment('last_sign_in_at'),
    /** An admin has seen the password: it must be replaced at the next sign-in. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** A language of lib/text/language.ts, as chosen by the person; null when each of their browsers decides. */
    language: text('language'),
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
    /** How the user signed in: `password`, `passkey` or `oidc`. */
    method: text('method').notNull().default('password'),
    /** A second factor was used: a code or a passkey. */
    hasSecondFactor: boolean('has_second_factor').notNull().default(false),
    /** "Keep me signed in": the session lasts for days and has no idle limit. */
    isKept: boolean('is_kept').notNull().default(false),
    /** When the person last authenticated: changing people, keys or the index asks them to again after a while. */
    authenticatedAt: moment('authenticated_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    createdAt,
    updatedAt,
  },
  (table) => [uniqueIndex('sessions_token').on(table.token), index('sessions_user').on(table.userId)],
)

/** How a person authenticates: with a password (`providerId` "credential") or an identity provider. */
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

/**
 * A person's TOTP secret, encrypted, and the hashes of their recovery codes. `id` is the person's: one row each.
 */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: text('id').primaryKey(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    verified: boolean('verified').notNull().default(true),
    /** The time step of the last accepted code (RFC 6238): it and earlier ones are not accepted again. */
    lastUsedStep: integer('last_used_step'),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
    createdAt,
  },
  (table) => [index('two_factors_user').on(table.userId), index('two_factors_secret').on(table.secret)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id as created by the authenticator, base64url. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name its owner gave it. */
    name: text('name').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    /** Values of WebAuthn's AuthenticatorTransport, separated by commas. */
    transports: text('transports').notNull().default(''),
    createdAt,
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** Links with which a person sets their own password, the first or a new one. `tokenHash`: SHA-256, base64url. */
export const invitations = pgTable(
  'invitations',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    invitedBy: text('invited_by').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
  },
  (table) => [uniqueIndex('invitations_user').on(table.userId)],
)

/** One row: the admins' settings for how people sign in. */
export const signInPolicy = pgTable('sign_in_policy', {
  id: integer('id').primaryKey(),
  allowsKeptSessions: boolean('allows_kept_sessions').notNull().default(false),
  requiresSecondFactor: boolean('requires_second_factor').notNull().default(false),
  updatedAt,
})

/** Sign-ins begun at the identity provider, kept until the person returns. `state` is hashed, as it is a secret. */
export const oidcAttempts = pgTable(
  'oidc_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    /** Where the person wanted to go. */
    next: text('next').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('oidc_attempts_expires').on(table.expiresAt)],
)

/** Failed sign-ins in the current window. `key` is a keyed hash of an account or an address, never in plain text. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    startedAt: moment('started_at').notNull(),
    /** The next attempt is refused until then; grows with the attempts. */
    blockedUntil: moment('blocked_until'),
  },
  (table) => [index('sign_in_attempts_started').on(table.startedAt)],
)
