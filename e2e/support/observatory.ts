import type { Answer } from './raw-request'

type Rule = { name: string; points: (facts: Facts) => number }
type Facts = { header: (name: string) => string; policy: Map<string, string[]>; cookies: string[] }

const halfAYear = 15_768_000

/**
 * The public rules of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory, scoring), as far as they apply.
 */
const rules: Rule[] = [
  { name: 'Content-Security-Policy', points: ({ policy }) => pointsOfPolicy(policy) },
  { name: 'Cookies', points: ({ cookies }) => pointsOfCookies(cookies) },
  { name: 'CORS', points: ({ header }) => (header('access-control-allow-origin') === '' ? 0 : -50) },
  {
    name: 'Referrer-Policy',
    points: ({ header }) =>
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header('referrer-policy'))
        ? 5
        : -5,
  },
  {
    name: 'Strict-Transport-Security',
    points({ header }) {
      const seconds = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? -1)
      return seconds < 0 ? -20 : seconds < halfAYear ? -10 : 0
    },
  },
  {
    name: 'X-Content-Type-Options',
    points: ({ header }) => (header('x-content-type-options') === 'nosniff' ? 0 : -5),
  },
  {
    name: 'X-Frame-Options',
    points({ header, policy }) {
      if (["'none'", "'self'"].includes(policy.get('frame-ancestors')?.join(' ') ?? '')) return 5
      return /^(deny|sameorigin)$/i.test(header('x-frame-options')) ? 0 : -20
    },
  },
  {
    name: 'Cross-Origin-Resource-Policy',
    points: ({ header }) => (/^same-(origin|site)$/.test(header('cross-origin-resource-policy')) ? 10 : 0),
  },
]

function pointsOfPolicy(policy: Map<string, string[]>): number {
  if (policy.size === 0) return -25
  const fallback = policy.get('default-src') ?? ['*']
  const scripts = policy.get('script-src') ?? fallback
  const styles = policy.get('style-src') ?? fallback
  const objects = policy.get('object-src') ?? fallback
  const isTrusted = scripts.some((source) => /^'(nonce|sha\d+)-/.test(source))
  const wide = /^(\*|https?:|data:|blob:|ftp:)$/
  if ([...scripts, ...objects].some((source) => wide.test(source)) && !scripts.includes("'strict-dynamic'")) return -20
  if (scripts.includes("'unsafe-inline'") && !isTrusted) return -20
  if (scripts.includes("'unsafe-eval'")) return -10
  if (styles.some((source) => source === "'unsafe-inline'" || wide.test(source))) return 0
  return fallback.join(' ') === "'none'" ? 10 : 5
}

/** All cookies must be Secure, sessions HttpOnly, all SameSite; prefixes must be used correctly. */
function pointsOfCookies(cookies: string[]): number {
  if (cookies.length === 0) return 0
  const has = (cookie: string, attribute: RegExp) => cookie.split(';').some((part) => attribute.test(part.trim()))
  const isHost = (cookie: string) =>
    !cookie.startsWith('__Host-') || (has(cookie, /^path=\/$/i) && !has(cookie, /^domain=/i))
  if (!cookies.every((cookie) => has(cookie, /^secure$/i) && isHost(cookie))) return -40
  if (!cookies.every((cookie) => has(cookie, /^httponly$/i))) return -30
  return cookies.every((cookie) => has(cookie, /^samesite=(lax|strict)$/i)) ? 5 : 0
}

/** The score of one answer, and each rule's points. As in the Observatory, bonus points count only from 90 on. */
export function observatoryScore({ headers }: Pick<Answer, 'headers'>): {
  score: number
  rules: Record<string, number>
} {
  const header = (name: string) => [headers[name] ?? ''].flat().join(', ')
  const policy = new Map(
    header('content-security-policy')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .flatMap(([name, ...sources]): [string, string[]][] => (name ? [[name, sources]] : [])),
  )
  const facts = { header, policy, cookies: [headers['set-cookie'] ?? []].flat() }
  const given = Object.fromEntries(rules.map(({ name, points }) => [name, points(facts)]))
  const points = Object.values(given)
  const base = 100 + points.filter((point) => point < 0).reduce((sum, point) => sum + point, 0)
  const extra = points.filter((point) => point > 0).reduce((sum, point) => sum + point, 0)
  return { score: base < 90 ? base : base + extra, rules: given }
}
