import 'server-only'
import { headers } from 'next/headers'
import { answerJson, answerRefusal } from './answer-json'
import { answerUntilSessionEnds } from './answer-until-session-ends'
import type { Authorize } from './contract'
import { answerUnexpected, type RouteContext, type RouteParams } from './get-handler'
import { readJson } from './read-json'
import { isSameOriginWrite } from './same-origin'
import { sizeInWords } from './size-in-words'
import { httpWords } from './words'

/** `signal` as for `getHandler` if the answer is a download; otherwise it is aborted only when the client leaves. */
type Post<Session> = { body: unknown; request: Request; signal: AbortSignal; params: RouteParams; session: Session }

const defaultMaxBytes = 16 * 1024

/**
 * A POST handler for what must not appear in a URL. Same checks as `getHandler`, then JSON of at most `maxBytes`
 * (16 kB). `body` is parsed but not validated: that is the handler's job. Nothing is carried out once the session has
 * ended; a request already begun is answered in full, as a 401 would wrongly say that nothing was recorded. A download
 * only reads, so it is cut off when the session ends, as a GET is.
 */
export function postHandler<Session>(
  authorize: Authorize<Session>,
  answer: (post: Post<Session>) => Promise<Response>,
  { maxBytes = defaultMaxBytes, isDownload = false }: { maxBytes?: number; isDownload?: boolean } = {},
) {
  return async (request: Request, { params }: RouteContext): Promise<Response> => {
    const sent = await headers()
    if (!isSameOriginWrite(sent)) return answerJson(403, { error: httpWords.foreignOrigin })
    try {
      const access = await authorize()
      if ('status' in access) return answerRefusal(access)
      if (!sent.get('content-type')?.startsWith('application/json'))
        return answerJson(415, { error: httpWords.sendJson })
      const lifetime = access.watch?.()
      const body = await readJson(request, maxBytes).finally(lifetime?.release)
      if (lifetime?.signal.aborted) return answerRefusal(lifetime.refusal())
      if (body === 'too-large') return answerJson(413, { error: httpWords.sendAtMost({ size: sizeInWords(maxBytes) }) })
      if (body === 'no-json') return answerJson(400, { error: httpWords.sendJson })
      const post = { body: body.json, request, params: await params, session: access.session }
      if (!isDownload) return await answer({ ...post, signal: request.signal })
      return await answerUntilSessionEnds(request, access.watch, (signal) => answer({ ...post, signal }))
    } catch (error) {
      return answerUnexpected(error)
    }
  }
}
