import { followDispatches } from '@/lib/dispatch/follow'
import { answerJson } from '@/lib/server/answer-json'
import { readHandler } from '@/lib/server/read-handler'

/** GET /api/dispatches: the reader's own that still matter; with `?mark=` of an earlier answer it comes when something has changed. */
export const GET = readHandler('recruiter', async ({ request, session }) => {
  const mark = new URL(request.url).searchParams.get('mark')
  return answerJson(200, await followDispatches(session.person, mark, request.signal))
})
