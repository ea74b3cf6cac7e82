import { readEntry } from '@/lib/activity/read-entry'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'

/** GET /api/activity/[id]: everything of one row; `entry` is null where there is none, or none any more. Masked for viewers. */
export const GET = getHandler('viewer', async ({ request, session }) => {
  const id = new URL(request.url).pathname.split('/').at(-1) ?? ''
  if (!/^[\w-]{1,100}$/.test(id)) return answerJson(200, { entry: null })
  return answerJson(200, { entry: await readEntry(id, session.person.role) })
})
