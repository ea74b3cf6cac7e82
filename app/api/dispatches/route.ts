import { requireRole } from '@/lib/accounts/require-role'
import { nameTeamSubjects } from '@/lib/ai-chat/name-team-subjects'
import { nameApplicants } from '@/lib/applicants/name-applicants'
import { followDispatches } from '@/lib/dispatch/follow'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'

/**
 * GET /api/dispatches: the user's own followed dispatches. With `?mark=` a long poll that answers on the next change.
 */
export const GET = getHandler(requireRole('recruiter'), async ({ request, signal, session }) => {
  const mark = new URL(request.url).searchParams.get('mark')
  const followed = await followDispatches(session.person, mark, signal)
  return answerJson(200, { ...followed, items: await nameTeamSubjects(await nameApplicants(followed.items)) })
})
