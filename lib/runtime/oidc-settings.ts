import { z } from 'zod'
import { isPlainAddress } from './plain-address'

const roles = ['admin', 'recruiter', 'viewer'] as const
type Role = (typeof roles)[number]

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Splits a line of groups, claims or scopes at `separator`, without empty entries. */
const list = (separator: RegExp) => (text: string) => text.split(separator).filter(Boolean)
const names = z
  .string()
  .default('')
  .transform(list(/\s*,\s*/))

/** The variables of single sign-on, explained in the README, "Single sign-on". */
export const oidcVariables = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an https address' })
    .refine(isPlainAddress, 'must have no user, password, query or fragment')
    .refine(isProtected, 'must begin with https:// (http only on this machine, for tests)')
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, 'must be at most 40 characters long').default('single sign-on'),
  OIDC_SCOPES: z
    .string()
    .default('openid email profile')
    .refine((text) => list(/\s+/)(text).includes('openid'), 'must include openid')
    .transform((text) => list(/\s+/)(text).join(' ')),
  OIDC_GROUPS_CLAIM: z.string().default('groups'),
  OIDC_ROLE_ADMIN: names,
  OIDC_ROLE_RECRUITER: names,
  OIDC_ROLE_VIEWER: names,
  OIDC_DEFAULT_ROLE: z.enum(roles, { error: `must be one of ${roles.join(', ')}` }).optional(),
  OIDC_SECOND_FACTOR_ACR: names,
  PASSWORD_SIGN_IN: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
}

type OidcEnvironment = z.infer<z.ZodObject<typeof oidcVariables>>

/** `roles`: the groups that grant each role. `name`: the provider's name on the button. Holds the client secret. */
export type OidcSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  name: string
  scopes: string
  groupsClaim: string
  roles: Record<Role, readonly string[]>
  defaultRole: Role | null
  secondFactorAcr: readonly string[]
}

/** Null when no issuer is configured. */
export function oidcSettings(env: OidcEnvironment): OidcSettings | null {
  if (!env.OIDC_ISSUER) return null
  return {
    issuer: env.OIDC_ISSUER,
    clientId: env.OIDC_CLIENT_ID ?? '',
    clientSecret: env.OIDC_CLIENT_SECRET ?? '',
    name: env.OIDC_NAME,
    scopes: env.OIDC_SCOPES,
    groupsClaim: env.OIDC_GROUPS_CLAIM,
    roles: { admin: env.OIDC_ROLE_ADMIN, recruiter: env.OIDC_ROLE_RECRUITER, viewer: env.OIDC_ROLE_VIEWER },
    defaultRole: env.OIDC_DEFAULT_ROLE ?? null,
    secondFactorAcr: env.OIDC_SECOND_FACTOR_ACR,
  }
}

/** Conflicts between the variables of single sign-on; `values` are those that are set. */
export function oidcIssues(values: Record<string, string>): string[] {
  const issues: string[] = []
  const has = (name: string) => name in values
  const giving = ['OIDC_ROLE_ADMIN', 'OIDC_ROLE_RECRUITER', 'OIDC_ROLE_VIEWER', 'OIDC_DEFAULT_ROLE']
  const isOff = values.PASSWORD_SIGN_IN === 'off'
  if (!has('OIDC_ISSUER')) {
    for (const name of giving.filter(has)) issues.push(`OIDC_ISSUER is missing beside ${name}`)
    if (isOff) issues.push('PASSWORD_SIGN_IN is off without OIDC_ISSUER: no one could sign in')
  } else if (!giving.some(has))
    issues.push(
      'OIDC_ROLE_ADMIN, OIDC_ROLE_RECRUITER, OIDC_ROLE_VIEWER or OIDC_DEFAULT_ROLE is missing beside OIDC_ISSUER: no one would have a role',
    )
  if (has('OIDC_DEFAULT_ROLE') && hostOf(values.OIDC_ISSUER) === 'accounts.google.com')
    issues.push('OIDC_DEFAULT_ROLE would let in everybody with a Google account: see Google in the README')
  if (everyTenant.test(values.OIDC_ISSUER ?? ''))
    issues.push('OIDC_ISSUER would let in the people of every organisation: name your own tenant in it')
  return issues
}

const everyTenant = /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)\//i
const hostOf = (address = '') => (URL.canParse(address) ? new URL(address).hostname : '')

function isProtected(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || loopback.has(hostname)
}
