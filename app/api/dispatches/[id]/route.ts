import { readOwnDispatch } from '@/lib/dispatch/follow'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'
import { idFromUrl } from '@/lib/http/id-from-url'

/** GET /api/dispatches/[id]: one dispatch, for whoever recorded it. */
export const GET = getHandler('recruiter', async ({ request, session }) => {
  const id = idFromUrl(request.url)
  const dispatch = id === null ? null : await readOwnDispatch(id, session.person)
  return dispatch ? answerJson(200, dispatch) : answerJson(404, { error: 'There is no such dispatch of yours.' })
})
