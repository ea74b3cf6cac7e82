import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Profile, parseProfile } from '../partner/profile/profile'
import { type Dialect, parseDialect, publicFacts } from './dialect'

/** Options for a sandbox. All have defaults, so that tests name only what they are about. */
export type SandboxOptions = {
  profile: Profile
  dialect: Dialect
  applicantCount: number
  /** Applicants applied within this many days before the start; null for a history that is always the same. */
  days: number | null
  seed: number
  /** Whether `/__sandbox/...` exists. */
  hasControl: boolean
  /** Requests per second and key; null is unlimited. */
  ratePerSecond: number | null
  latencyMs: number
}

const environmentSchema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65535).default(4010),
  SANDBOX_HOST: z.string().min(1).default('127.0.0.1'),
  SANDBOX_CONTROL: z.string().optional(),
  SANDBOX_APPLICANTS: z.coerce.number().int().min(0).max(1_000_000).default(5000),
  SANDBOX_DAYS: z.coerce.number().int().min(1).max(3650).optional(),
  SANDBOX_PROFILE: z.string().optional(),
  SANDBOX_DIALECT: z.string().optional(),
  SANDBOX_RATE: z.coerce.number().positive().optional(),
  SANDBOX_LATENCY_MS: z.coerce.number().int().min(0).default(0),
})

/** Fills in defaults; the default profile is the one that ships with the project. */
export function completeOptions(options: Partial<SandboxOptions>): SandboxOptions {
  return {
    profile: options.profile ?? readDefaultProfile(),
    dialect: options.dialect ?? publicFacts,
    applicantCount: options.applicantCount ?? 5000,
    days: options.days ?? null,
    seed: options.seed ?? 1,
    hasControl: options.hasControl ?? false,
    ratePerSecond: options.ratePerSecond ?? null,
    latencyMs: options.latencyMs ?? 0,
  }
}

/** Reads the sandbox's environment; empty variables count as unset. Throws one error that lists every issue. */
export function readEnvironment(environment: Record<string, string | undefined>): {
  options: Partial<SandboxOptions>
  port: number
  host: string
} {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '))
  }
  const values = parsed.data
  return {
    port: values.SANDBOX_PORT,
    host: values.SANDBOX_HOST,
    options: {
      applicantCount: values.SANDBOX_APPLICANTS,
      days: values.SANDBOX_DAYS ?? null,
      hasControl: values.SANDBOX_CONTROL === '1',
      ratePerSecond: values.SANDBOX_RATE ?? null,
      latencyMs: values.SANDBOX_LATENCY_MS,
      ...(values.SANDBOX_PROFILE ? { profile: readProfile(values.SANDBOX_PROFILE) } : {}),
      ...(values.SANDBOX_DIALECT ? { dialect: parseDialect(readFileSync(values.SANDBOX_DIALECT, 'utf8')) } : {}),
    },
  }
}

function readDefaultProfile(): Profile {
  return readProfile(new URL('../partner/profile/default.json', import.meta.url))
}

function readProfile(file: string | URL): Profile {
  const result = parseProfile(readFileSync(file, 'utf8'))
  if ('profile' in result) return result.profile
  throw new Error(`profile ${String(file)}: ${result.issues.join('; ')}`)
}
