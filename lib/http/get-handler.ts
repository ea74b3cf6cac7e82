import 'server-only'
import { headers } from 'next/headers'
import { isStoreAway } from '../runtime/store-away'
import { answerJson, answerRefusal } from './answer-json'
import { answerUntilSessionEnds } from './answer-until-session-ends'
import { isClientFault } from './client-faults'
import type { Authorize } from './contract'
import { reportUnexpected } from './report-unexpected'
import { isSameOriginRead } from './same-origin'
import { httpWords } from './words'

export type RouteParams = Record<string, string | string[] | undefined>
/** What Next passes to a handler besides the request. */
export type RouteContext = { params: Promise<RouteParams> }

/** `signal` is aborted when the client leaves or may no longer see the answer, `request.signal` only when it leaves. */
type Read<Session> = { request: Request; signal: AbortSignal; params: RouteParams; session: Session }

/**
 * A GET handler behind the checks that all GET handlers share: our own origin, then a session with the right role.
 * An unexpected error answers 500 with its id; its details are only in the log.
 */
export function getHandler<Session>(authorize: Authorize<Session>, answer: (read: Read<Session>) => Promise<Response>) {
  return async (request: Request, { params }: RouteContext): Promise<Response> => {
    if (!isSameOriginRead(await headers())) return answerJson(403, { error: httpWords.foreignOrigin })
    try {
      const access = await authorize()
      if ('status' in access) return answerRefusal(access)
      const { session, watch } = access
      const readParams = await params
      return await answerUntilSessionEnds(request, watch, (signal) =>
        answer({ request, signal, params: readParams, session }),
      )
    } catch (error) {
      return answerUnexpected(error)
    }
  }
}

export function answerUnexpected(error: unknown): Response {
  if (isClientFault(error)) return answerJson(400, { error: httpWords.brokenOff })
  const errorId = reportUnexpected(error, 'handler')
  if (isStoreAway(error)) return answerJson(503, { error: httpWords.storeAway, errorId, isStoreAway: true })
  return answerJson(500, { error: httpWords.wentWrong, errorId })
}

/** Answers a partner failure with 502, whatever the partner's own status was: the desk itself is fine. */
export function answerPartnerFailure(failure: object): Response {
  return answerJson(502, { failure })
}
