import 'server-only'
import { config } from '@/lib/runtime/config'
import { answerJson } from '../../http/answer-json'
import { reportUnexpected } from '../../http/report-unexpected'
import { pathAfterSignIn } from '../path-after-sign-in'
import type { OidcRefusal } from './contract'

/** A handler for single sign-on: 404 if it is not configured, and back to the sign-in page if anything fails. */
export function oidcHandler(answer: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    if (!config().oidc) return answerJson(404, { error: 'Not found' })
    try {
      return await answer(request)
    } catch (error) {
      reportUnexpected(error, 'handler')
      return backToSignIn('failed', null)
    }
  }
}

/** Redirects the browser: to the provider's address, or to a path of this desk. */
export function sendTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** Redirects to the sign-in form, which says why in a sentence. */
export function backToSignIn(refused: OidcRefusal, next: string | null): Response {
  return sendTo(signInPath(next, { sso: refused }))
}

/** Returns the path of the sign-in page, which continues to `next`. */
export function signInPath(next: string | null, more: Record<string, string> = {}): string {
  const nextPath = pathAfterSignIn(next ?? undefined)
  const query = new URLSearchParams({ ...more, ...(nextPath === '/' ? {} : { next: nextPath }) })
  return query.size > 0 ? `/sign-in?${query}` : '/sign-in'
}
