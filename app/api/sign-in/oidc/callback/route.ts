import { backToSignIn, oidcHandler, sendTo } from '@/lib/accounts/oidc/answer-oidc'
import { readBrowserSecret } from '@/lib/accounts/oidc/browser-cookie'
import { completeOidc } from '@/lib/accounts/oidc/complete'
import { pathAfterSignIn } from '@/lib/accounts/path-after-sign-in'

/**
 * GET /api/sign-in/oidc/callback: the way back from the identity provider, another site, so the origin is not checked.
 */
export const GET = oidcHandler(async (request) => {
  const done = await completeOidc(new URL(request.url).searchParams, await readBrowserSecret())
  return 'refused' in done ? backToSignIn(done.refused, done.next) : sendTo(pathAfterSignIn(done.next))
})
