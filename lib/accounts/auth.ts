import 'server-only'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { nextCookies } from 'better-auth/next-js'
import { createAccessControl } from 'better-auth/plugins/access'
import { admin } from 'better-auth/plugins/admin'
import { defaultStatements } from 'better-auth/plugins/admin/access'
import { config } from '@/lib/runtime/config'
import { log } from '@/lib/runtime/log'
import { singleton } from '@/lib/runtime/singleton'
import { accounts, sessions, users, verifications } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { sessionCookieName } from './session-cookie'

const daySeconds = 24 * 60 * 60
const access = createAccessControl(defaultStatements)
// Its own management endpoints are given to nobody: our verbs protect the last admin, they do not.
const nothing = access.newRole({})

function makeAuth() {
  const { app, auth } = config()
  const cookie = { secure: app.isSecure, httpOnly: true, sameSite: 'lax' as const, path: '/' }
  return betterAuth({
    baseURL: app.url,
    basePath: '/api/auth',
    secret: auth.secret,
    database: drizzleAdapter(store(), {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
      transaction: true,
    }),
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 10, maxPasswordLength: 128 },
    // No cookie cache: every request asks the store, so that an ended session is dead at once.
    session: { expiresIn: 7 * daySeconds, updateAge: daySeconds, cookieCache: { enabled: false } },
    advanced: {
      cookiePrefix: app.isSecure ? '__Host-desk' : 'desk',
      useSecureCookies: false,
      defaultCookieAttributes: cookie,
      cookies: { session_token: { name: sessionCookieName(app.isSecure), attributes: cookie } },
      ipAddress: { disableIpTracking: true },
    },
    // Ours counts per account and per address in the store (throttle.ts).
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log(level, message, ...details) {
        const err = details.find((detail) => detail instanceof Error)
        const fields = { part: 'better-auth', ...(err && { err }) }
        if (level === 'error') log.error(fields, message)
        else log.debug(fields, message)
      },
    },
    plugins: [
      admin({
        ac: access,
        roles: { viewer: nothing, recruiter: nothing, admin: nothing },
        defaultRole: 'viewer',
        adminRoles: ['admin'],
      }),
      {
        id: 'closed-doors',
        // Its HTTP endpoints would go around our throttle and our rules, so none answers.
        async onRequest() {
          return { response: Response.json({ error: 'Not found' }, { status: 404 }) }
        },
      },
      nextCookies(),
    ],
  })
}

/** The one better-auth of this process, over the open store. */
export function auth() {
  return singleton('auth', makeAuth)
}
