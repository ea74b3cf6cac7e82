import 'server-only'
import { headers } from 'next/headers'
import type { Role } from '../accounts/contract'
import { requireApi } from '../accounts/require-role'
import type { Session } from '../accounts/session'
import type { PartnerFailure } from '../partner/failure/failure'
import { log } from '../runtime/log'
import { requestId } from '../runtime/request-context'
import { answerJson } from './answer-json'
import { refusals } from './refusals'
import { isSameOriginRead } from './same-origin'

type Read = { request: Request; session: Session }

/**
 * A GET handler behind the gates that all of them share: our own origin, a session, a role. Personal data is never cached.
 * A bug answers 500 with a reference; what it was stands in the log alone.
 */
export function getHandler(role: Role, answer: (read: Read) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    if (!isSameOriginRead(await headers()))
      return answerJson(403, { error: 'Only this desk’s own pages may ask for this.' })
    try {
      const access = await requireApi(role)
      if ('status' in access) return answerJson(access.status, { error: refusals[access.status] })
      return await answer({ request, session: access.session })
    } catch (error) {
      log.error({ err: error }, 'read handler failed')
      return answerJson(500, { error: 'The desk had a fault of its own.', reference: requestId() ?? null })
    }
  }
}

/** The answer for a failure of the partner: 502, whatever the partner's own status was, since the desk itself is well. */
export function answerPartnerFailure(failure: PartnerFailure): Response {
  return answerJson(502, { failure })
}
