import { beginOidc } from '../accounts/oidc/begin'
import { completeOidc } from '../accounts/oidc/complete'
import type { OidcPurpose } from '../accounts/oidc/contract'
import { forgetIssuer } from '../accounts/oidc/issuer'
import { accounts, oidcAttempts, sessions, users } from '../store/account-tables'
import { store } from '../store/connection'
import { activity } from '../store/schema'
import { carryCookie } from './cookie-browser'
import { IssuerBrowser } from './issuer-browser'
import { oidcEnvironment } from './oidc-environment'
import { startTestIssuer } from './oidc-issuer'
import { openTestStore } from './test-store'

/** The provider's user Ada, as a recruiter. */
export const ada = {
  sub: 'ada-1',
  name: 'Ada Example',
  email: 'Ada@example.com',
  email_verified: true,
  groups: ['everyone', 'hr'],
}

/** Starts a provider, and a store with a desk configured for it. Call before anything reads the configuration. */
export async function openOidcDesk() {
  const issuer = await startTestIssuer({ redirectUri: 'http://localhost:3000/api/sign-in/oidc/callback' })
  const { signer } = issuer
  Object.assign(process.env, oidcEnvironment(issuer.url))
  const closeStore = await openTestStore()
  return {
    issuer,
    /** Nobody has an account, and Ada is the user at the browser. */
    async reset() {
      for (const table of [oidcAttempts, activity, sessions, accounts, users]) await store().delete(table)
      Object.assign(issuer, { person: ada, alter: null, signer, isDown: false })
      carryCookie(null)
      forgetIssuer()
    },
    async close() {
      await closeStore()
      await issuer.stop()
    },
  }
}

/** A browser at the desk: the secret of its cookie, and its cookies at the issuer. */
export class OidcVisitor {
  readonly secret = crypto.randomUUID().replaceAll('-', '').padEnd(43, 'x')
  browser = new IssuerBrowser()

  /** Goes to the issuer; returns the URL it redirects back to. */
  async goAndReturn(step: 'continue' | 'cancel' = 'continue', purpose: OidcPurpose = 'sign-in'): Promise<URL> {
    const begun = await beginOidc({ next: '/jobs', purpose }, this.secret)
    if ('refused' in begun) throw new Error(`Nothing began: ${begun.refused}`)
    return this.browser.walk(begun.location, step)
  }

  complete(back: URL) {
    return completeOidc(back.searchParams, this.secret)
  }

  async signIn() {
    return this.complete(await this.goAndReturn())
  }
}
