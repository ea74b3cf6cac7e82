import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { sessionCookieName } from '../accounts/session-cookie'
import { config } from '../runtime/config'
import { accounts, sessions, users, verifications } from '../store/account-tables'
import { store } from '../store/connection'

/** Reads sessions as 0.3 does: alongside this release, and after a rollback, 0.3 must accept its cookies. */
export function authOfRelease03() {
  const { app, auth } = config()
  return betterAuth({
    baseURL: app.url,
    secret: auth.secret,
    database: drizzleAdapter(store(), {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    advanced: { cookies: { session_token: { name: sessionCookieName(app.isSecure) } }, useSecureCookies: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}
