import { currentSession } from '@/lib/accounts/session'
import { signOut, signOutEverywhere } from '@/lib/accounts/sign-out'
import { answerJson, answerRefusal, clearSiteData } from '@/lib/http/answer-json'
import { readJson } from '@/lib/http/read-json'
import { isSameOriginWrite } from '@/lib/http/same-origin'
import { handlerWords } from '../words'

const maxBytes = 200

/**
 * POST /api/sign-out: ends this session, or with `{"everywhere": true}` all of the user's. A handler, since an action
 * cannot send `Clear-Site-Data`. 401 if all were to end, but this one has ended already.
 */
export async function POST(request: Request) {
  const { headers: sent } = request
  if (!sent.get('content-type')?.startsWith('application/json'))
    return answerJson(415, { error: handlerWords.sendJson })
  if (!isSameOriginWrite(sent)) return answerJson(403, { error: handlerWords.foreignSignOut })
  const body = await readJson(request, maxBytes)
  if (!isEverywhere(body)) await signOut()
  else {
    const session = await currentSession()
    // Whose sessions to end is not known any more: the others are still open.
    if (!session) return answerRefusal({ status: 401, hasEnded: true })
    await signOutEverywhere(session)
  }
  return answerJson(200, { signedOut: true }, clearSiteData)
}

function isEverywhere(body: Awaited<ReturnType<typeof readJson>>): boolean {
  if (typeof body !== 'object' || typeof body.json !== 'object' || body.json === null) return false
  return Reflect.get(body.json, 'everywhere') === true
}
