import { headers } from 'next/headers'
import { backToSignIn, oidcHandler, sendTo, signInPath } from '@/lib/accounts/oidc/answer-oidc'
import { beginOidc } from '@/lib/accounts/oidc/begin'
import { keepBrowserSecret } from '@/lib/accounts/oidc/browser-cookie'
import { mayBegin } from '@/lib/accounts/oidc/limit-begins'
import { pathAfterSignIn } from '@/lib/accounts/path-after-sign-in'
import { isSameOriginRead } from '@/lib/http/same-origin'
import { requestAddress } from '@/lib/runtime/request-context'

/** GET /api/sign-in/oidc?next=&confirm=: sends the browser to the identity provider. `confirm=1` forces a sign-in. */
export const GET = oidcHandler(async (request) => {
  const query = new URL(request.url).searchParams
  const next = pathAfterSignIn(query.get('next') ?? undefined)
  // Other sites may link here, but the sign-in must begin with a click on ours.
  if (!isSameOriginRead(await headers())) return sendTo(signInPath(next))
  if (!mayBegin(requestAddress())) return backToSignIn('busy', next)
  const purpose = query.get('confirm') === '1' ? 'confirm' : 'sign-in'
  const begun = await beginOidc({ next, purpose }, await keepBrowserSecret())
  return 'refused' in begun ? backToSignIn(begun.refused, next) : sendTo(begun.location)
})
