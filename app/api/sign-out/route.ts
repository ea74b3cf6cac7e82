import { currentSession } from '@/lib/accounts/session'
import { signOut, signOutEverywhere } from '@/lib/accounts/sign-out'
import { answerJson, clearSiteData } from '@/lib/http/answer-json'
import { readJson } from '@/lib/http/read-json'
import { isSameOriginWrite } from '@/lib/http/same-origin'
import { handlerWords } from '../words'

const maxBytes = 200

/**
 * POST /api/sign-out: ends this session, or with `{"everywhere": true}` all of the user's. A handler, since an action
 * cannot send `Clear-Site-Data`.
 */
export async function POST(request: Request) {
  const { headers: sent } = request
  if (!sent.get('content-type')?.startsWith('application/json'))
    return answerJson(415, { error: handlerWords.sendJson })
  if (!isSameOriginWrite(sent)) return answerJson(403, { error: handlerWords.foreignSignOut })
  const body = await readJson(request, maxBytes)
  const session = isEverywhere(body) ? await currentSession() : null
  if (session) await signOutEverywhere(session)
  else await signOut()
  return answerJson(200, { signedOut: true }, clearSiteData)
}

function isEverywhere(body: Awaited<ReturnType<typeof readJson>>): boolean {
  if (typeof body !== 'object' || typeof body.json !== 'object' || body.json === null) return false
  return Reflect.get(body.json, 'everywhere') === true
}
