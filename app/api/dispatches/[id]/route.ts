import { readOwnDispatch } from '@/lib/dispatch/follow'
import { answerJson } from '@/lib/http/answer-json'
import { readHandler } from '@/lib/http/get-handler'
import { dispatchIdOf } from '@/lib/http/id-from-url'

/** GET /api/dispatches/[id]: one dispatch, for whoever recorded it. */
export const GET = readHandler('recruiter', async ({ request, session }) => {
  const id = dispatchIdOf(request.url)
  const dispatch = id === null ? null : await readOwnDispatch(id, session.person)
  return dispatch ? answerJson(200, dispatch) : answerJson(404, { error: 'There is no such dispatch of yours.' })
})
