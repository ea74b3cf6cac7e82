import 'server-only'
import { resolve } from 'node:path'
import { z } from 'zod'
import { isPathSegment } from '../text/path-segment'
import { oidcIssues, oidcSettings, oidcVariables } from './oidc-settings'
import { isPlainAddress } from './plain-address'
import { fromStart, readFromFile } from './setting-files'

const secrets = [
  'PARTNER_API_KEY',
  'PARTNER_LOGIN_PASSWORD',
  'DATABASE_URL',
  'AUTH_SECRET',
  'ADMIN_PASSWORD',
  'OIDC_CLIENT_SECRET',
  'METRICS_TOKEN',
]
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const email = z.email({ error: 'must be an e-mail address' })
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
/** The samplers of OpenTelemetry's specification. */
const traceSamplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
const flag = z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'must be true or false' })

const numberOf = (unit: string, least: number, most: number) =>
  z.coerce
    .number({ error: `must be a number of ${unit}` })
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`)

/** Settings that production refuses unless ALLOW_INSECURE names them (lib/boot/check-exposure.ts). */
const insecureKinds = ['http-app-url', 'http-partner', 'weak-auth-secret', 'open-files'] as const
export type InsecureKind = (typeof insecureKinds)[number]

const environmentSchema = z.object({
  PARTNER_API_URL: httpUrl.refine(isPlainAddress, 'must have no user, password, query or fragment'),
  PARTNER_API_KEY: z.string().regex(/^[\x21-\x7e]+$/, 'must be one line of printable ASCII without spaces'),
  PARTNER_ENVIRONMENT: z.string().max(40).default('production'),
  PARTNER_PROFILE: z.string().optional(),
  PARTNER_LOGIN_EMAIL: email.optional(),
  PARTNER_LOGIN_PASSWORD: z.string().optional(),
  PARTNER_EASY_APPLY_WITH: z.enum(['key', 'login'], { error: 'must be key or login' }).default('key'),
  PARTNER_CEILING_SECONDS: numberOf('seconds', 0.1, 600).default(30),
  UNDO_SECONDS: numberOf('seconds', 1, 600).default(5),
  PARTNER_TEAMS: z.string().default('').transform(parseTeams),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATA_DIR: z.string().default('.data'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: numberOf('backups', 0, 1_000).int('must be a whole number of backups').default(7),
  ACTIVITY_DAYS: numberOf('days', 1, 36_500).int('must be a whole number of days').default(365),
  APP_URL: httpUrl.refine(
    (text) => isPlainAddress(text) && new URL(text).pathname === '/',
    'must have no path or query',
  ),
  PORT: z
    .string()
    // Next.js would take 0 for its default, 3000.
    .refine(
      (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535,
      'must be a number from 1 to 65535',
    )
    .optional(),
  AUTH_SECRET: z.string().min(32, 'must be at least 32 characters long'),
  // The next release may change this to true: it runs beside servers that read both formats.
  PASSWORD_REHASH: flag.default(false),
  SESSION_HOURS: numberOf('hours', 0.1, 168).default(12),
  SESSION_IDLE_MINUTES: numberOf('minutes', 5, 10_080).default(60),
  SESSION_KEEP_DAYS: numberOf('days', 1, 90).default(7),
  REAUTHENTICATE_MINUTES: numberOf('minutes', 1, 10_080).default(10),
  ALLOW_INSECURE: z.string().default('').transform(parseInsecure),
  ADMIN_EMAIL: email.optional(),
  ADMIN_PASSWORD: z.string().min(10, 'must be at least 10 characters long').max(128).optional(),
  DEMO_RECRUITER_EMAIL: email.optional(),
  ...oidcVariables,
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  LOG_ADDRESSES: z.enum(['plain', 'hashed', 'off'], { error: 'must be plain, hashed or off' }).default('hashed'),
  TRUST_PROXY: flag.default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SDK_DISABLED: flag.default(false),
  OTEL_TRACES_SAMPLER: z
    .enum(traceSamplers, { error: `must be one of ${traceSamplers.join(', ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, 'must be at least 0')
    .max(1, 'must be at most 1')
    .default(1),
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number({ error: 'must be a number of milliseconds' }).positive().default(5_000),
  PARTNER_TRACEPARENT: flag.default(false),
  CHECK_AT_START: flag.default(true),
  APPLICANT_INDEX: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
})

/** Variables that must be set together. */
const together = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['PARTNER_LOGIN_EMAIL', 'PARTNER_LOGIN_PASSWORD'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
]

/** A desk's validated environment (.env.example explains each variable). Holds secrets: server only. */
type Config = ReturnType<typeof shape>

/** A team that is known before the partner names it. */
type KnownTeam = { id: string; name: string | null }

/** Thrown at start for an invalid environment. The message lists every issue, and never a secret's value. */
export class ConfigError extends Error {
  constructor(readonly issues: readonly string[]) {
    const list = issues.map((issue) => `  - ${issue}`).join('\n')
    super(
      `Partner Desk cannot start. The configuration has ${issues.length} error${issues.length === 1 ? '' : 's'}:\n${list}\nEvery variable is explained in .env.example.`,
    )
  }
}

let current: Config | undefined

/** The configuration of this process, read and checked on first use. Throws `ConfigError`. */
export function config(): Config {
  current ??= readConfig(process.env)
  return current
}

/** Parses an environment. Empty values count as missing; `NAME_FILE` names a file that contains a secret. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const issues: string[] = []
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(env)) if (value?.trim()) values[name] = value.trim()
  for (const name of [...secrets, 'LOG_LEVEL']) readFromFile(name, values, issues)
  const parsed = environmentSchema.safeParse(values)
  const unreadable = new Set(issues.map((issue) => issue.split(' ')[0]?.replace(/_FILE$/, '')))
  for (const issue of parsed.error?.issues ?? []) {
    const name = String(issue.path[0])
    if (!unreadable.has(name)) issues.push(`${name} ${name in values ? issue.message : 'is missing'}`)
  }
  for (const group of together) {
    const [present] = group.filter((name) => name in values)
    const missing = present ? group.filter((name) => !(name in values) && !unreadable.has(name)) : []
    for (const name of missing) issues.push(`${name} is missing beside ${present}`)
  }
  if (values.PARTNER_EASY_APPLY_WITH === 'login' && !('PARTNER_LOGIN_EMAIL' in values))
    issues.push('PARTNER_LOGIN_EMAIL is missing: PARTNER_EASY_APPLY_WITH is login')
  if ('DEMO_RECRUITER_EMAIL' in values && !isDemo(values))
    issues.push('DEMO_RECRUITER_EMAIL is for the demo alone: with ADMIN_PASSWORD, at the sandbox, on this machine')
  issues.push(...oidcIssues(values))
  if (!parsed.success || issues.length > 0) throw new ConfigError(issues)
  return shape(parsed.data)
}

/**
 * One setting as it is now in the environment or its file, whatever the others are. Throws an error that says what is
 * wrong with it, and never its value.
 */
export function readSetting<Name extends 'LOG_LEVEL' | 'PARTNER_API_KEY'>(
  name: Name,
): z.infer<(typeof environmentSchema.shape)[Name]> {
  const issues: string[] = []
  const values: Record<string, string> = {}
  for (const variable of [name, `${name}_FILE`]) {
    const value = process.env[variable]?.trim()
    if (value) values[variable] = value
  }
  readFromFile(name, values, issues)
  const parsed = environmentSchema.shape[name].safeParse(values[name])
  if (issues.length === 0 && parsed.success) return parsed.data as z.infer<(typeof environmentSchema.shape)[Name]>
  throw new Error(issues[0] ?? `${name} ${parsed.error?.issues[0]?.message}`)
}

/** Whether this is a demo desk: its admin password is public, and used by no other desk. */
function isDemo({ ADMIN_PASSWORD, APP_URL, PARTNER_ENVIRONMENT }: Record<string, string>): boolean {
  return (
    ADMIN_PASSWORD !== undefined && PARTNER_ENVIRONMENT === 'sandbox' && URL.canParse(APP_URL ?? '') && isLocal(APP_URL)
  )
}

/** Whether this address can be opened only on this machine. */
function isLocal(url = ''): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}

function shape(env: z.infer<typeof environmentSchema>) {
  return {
    partner: {
      url: env.PARTNER_API_URL.replace(/\/+$/, ''),
      key: env.PARTNER_API_KEY,
      environment: env.PARTNER_ENVIRONMENT,
      login: loginOf(env),
      teams: env.PARTNER_TEAMS,
      ceilingMs: env.PARTNER_CEILING_SECONDS * 1_000,
      profileFile: profileFileIn(env),
      isCheckedAtStart: env.CHECK_AT_START,
    },
    /** Null when an admin decides. */
    applicantIndex: env.APPLICANT_INDEX === undefined ? null : env.APPLICANT_INDEX === 'on',
    store: { url: env.DATABASE_URL ?? null, ...embeddedFoldersIn(env), backupsKept: env.BACKUP_KEEP },
    app: {
      url: new URL(env.APP_URL).origin,
      isSecure: new URL(env.APP_URL).protocol === 'https:',
      /** The desk can be opened only on this machine, for trying it out. */
      isLocal: isLocal(env.APP_URL),
      trustsProxy: env.TRUST_PROXY,
    },
    auth: { secret: env.AUTH_SECRET, rehashes: env.PASSWORD_REHASH },
    session: {
      hours: env.SESSION_HOURS,
      idleMinutes: env.SESSION_IDLE_MINUTES,
      keepDays: env.SESSION_KEEP_DAYS,
      reauthenticateMinutes: env.REAUTHENTICATE_MINUTES,
    },
    firstAdmin: env.ADMIN_EMAIL ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD ?? '' } : null,
    /** Has the same password as the first admin: see `isDemo`. */
    demoRecruiter: env.DEMO_RECRUITER_EMAIL
      ? { email: env.DEMO_RECRUITER_EMAIL, password: env.ADMIN_PASSWORD ?? '' }
      : null,
    oidc: oidcSettings(env),
    takesPasswords: env.PASSWORD_SIGN_IN === 'on',
    allowedInsecure: env.ALLOW_INSECURE,
    undoMs: env.UNDO_SECONDS * 1_000,
    activityDays: env.ACTIVITY_DAYS,
    metricsToken: env.METRICS_TOKEN ?? null,
    logLevel: env.LOG_LEVEL,
    /** How the log and the activity identify where a refused request came from. */
    loggedAddresses: env.LOG_ADDRESSES,
    tracing: {
      isOn:
        Boolean(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT) && !env.OTEL_SDK_DISABLED,
      sampler: env.OTEL_TRACES_SAMPLER,
      sampledShare: env.OTEL_TRACES_SAMPLER_ARG,
      exportDelayMs: env.OTEL_BSP_SCHEDULE_DELAY,
      /** Headers for the collector, which may contain a secret: `name=value` pairs separated by commas. */
      headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? '',
      isShownToPartner: env.PARTNER_TRACEPARENT,
    },
  }
}

/** Absolute paths of the embedded store and its backups, for code that needs no other part of the configuration too. */
export function embeddedFoldersIn(env: Record<string, unknown>): { directory: string; backups: string } {
  const given = (name: string) => (typeof env[name] === 'string' && env[name].trim()) || null
  const directory = fromStart(given('DATA_DIR') ?? '.data')
  const backups = given('BACKUP_DIR')
  return {
    directory,
    backups: backups ? fromStart(backups) : resolve(/* turbopackIgnore: true */ directory, 'backups'),
  }
}

/** Absolute path of the field profile's file; null when the default profile is used. */
export function profileFileIn(env: Record<string, unknown>): string | null {
  const path = typeof env.PARTNER_PROFILE === 'string' ? env.PARTNER_PROFILE.trim() : ''
  return path === '' ? null : fromStart(path)
}

/** The deprecated login (spec 5.4). Used only when configured, since the key works too. */
function loginOf(env: z.infer<typeof environmentSchema>) {
  if (!env.PARTNER_LOGIN_EMAIL) return null
  const isUsed = env.PARTNER_EASY_APPLY_WITH === 'login'
  return { email: env.PARTNER_LOGIN_EMAIL, password: env.PARTNER_LOGIN_PASSWORD ?? '', isUsed }
}

function parseInsecure(text: string, context: z.RefinementCtx): InsecureKind[] {
  const names = text.split(/[\s,]+/).filter(Boolean)
  for (const name of names)
    if (!insecureKinds.some((kind) => kind === name))
      context.addIssue(`has ${name}, which is none of ${insecureKinds.join(', ')}`)
  return insecureKinds.filter((kind) => names.includes(kind))
}

function parseTeams(text: string, context: z.RefinementCtx): KnownTeam[] {
  const teams: KnownTeam[] = []
  for (const part of text
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean)) {
    const match = /^([^\s=]+)(?:\s*=\s*(.+))?$/.exec(part)
    if (match?.[1] && isPathSegment(match[1])) teams.push({ id: match[1], name: match[2]?.trim() ?? null })
    else context.addIssue(`has an entry that is not "id" or "id=name": ${part}`)
  }
  return teams
}
