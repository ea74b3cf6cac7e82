import 'server-only'
import { headers } from 'next/headers'
import type { Role } from '../accounts/contract'
import { requireApi } from '../accounts/require-role'
import type { Session } from '../accounts/session'
import { log } from '../runtime/log'
import { requestId } from '../runtime/request-context'
import { answerJson } from './answer-json'
import { readJson } from './read-json'
import { refusals } from './refusals'
import { isSameOriginWrite } from './same-origin'

type Asked = { body: unknown; request: Request; session: Session }

const usualBytes = 16 * 1024

/**
 * A POST handler for what may not stand in an address: our own pages only, a session, a role, JSON of `mostBytes` (16 kB). `body` is parsed and no more: the handler checks it. A bug answers 500 with a reference.
 */
export function postHandler(
  role: Role,
  answer: (asked: Asked) => Promise<Response>,
  { mostBytes = usualBytes }: { mostBytes?: number } = {},
) {
  return async (request: Request): Promise<Response> => {
    const sent = await headers()
    if (!isSameOriginWrite(sent)) return answerJson(403, { error: 'Only this desk’s own pages may ask for this.' })
    try {
      const access = await requireApi(role)
      if ('status' in access) return answerJson(access.status, { error: refusals[access.status] })
      if (!sent.get('content-type')?.startsWith('application/json')) return answerJson(415, { error: 'Send JSON.' })
      const body = await readJson(request, mostBytes)
      if (body === undefined) return answerJson(400, { error: `Send JSON of ${mostBytes / 1024} kB at most.` })
      return await answer({ body, request, session: access.session })
    } catch (error) {
      log.error({ err: error }, 'ask handler failed')
      return answerJson(500, { error: 'The desk had a fault of its own.', reference: requestId() ?? null })
    }
  }
}
