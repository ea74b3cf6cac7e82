import { requireRole } from '@/lib/accounts/require-role'
import { readOwnDispatch } from '@/lib/dispatch/follow'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'
import { uuidParam } from '@/lib/http/uuid-param'
import { handlerWords } from '../../words'

/** GET /api/dispatches/[id]: one dispatch, for whoever recorded it. */
export const GET = getHandler(requireRole('recruiter'), async ({ params, session }) => {
  const id = uuidParam(params.id)
  const dispatch = id === null ? null : await readOwnDispatch(id, session.person)
  return dispatch ? answerJson(200, dispatch) : answerJson(404, { error: handlerWords.noDispatch })
})
