import { headers } from 'next/headers'
import { signOut } from '@/lib/accounts/sign-out'
import { answerJson } from '@/lib/http/answer-json'
import { isSameOriginWrite } from '@/lib/http/same-origin'

/** POST /api/sign-out: ends this session. A handler, since an action cannot send `Clear-Site-Data`. */
export async function POST() {
  const sent = await headers()
  if (!sent.get('content-type')?.startsWith('application/json')) return answerJson(415, { error: 'Send JSON.' })
  if (!isSameOriginWrite(sent)) return answerJson(403, { error: 'Only this desk’s own pages may sign out.' })
  await signOut()
  return answerJson(200, { signedOut: true }, { 'clear-site-data': '"cache", "storage"' })
}
