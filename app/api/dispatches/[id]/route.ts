import { requireRole } from '@/lib/accounts/require-role'
import { nameTeamSubjects } from '@/lib/ai-chat/name-team-subjects'
import { readOwnDispatch } from '@/lib/dispatch/follow'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'
import { uuidParam } from '@/lib/http/uuid-param'
import { handlerWords } from '../../words'

/** GET /api/dispatches/[id]: one dispatch, for the user who recorded it. */
export const GET = getHandler(requireRole('recruiter'), async ({ params, session }) => {
  const id = uuidParam(params.id)
  const dispatch = id === null ? null : await readOwnDispatch(id, session.person)
  if (!dispatch) return answerJson(404, { error: handlerWords.noDispatch })
  const [named = dispatch] = await nameTeamSubjects([dispatch])
  return answerJson(200, named)
})
