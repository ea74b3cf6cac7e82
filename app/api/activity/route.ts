import { maskingFor } from '@/lib/accounts/contract'
import { requireRole } from '@/lib/accounts/require-role'
import { listActivity } from '@/lib/activity/list-activity'
import { parseActivityQuery } from '@/lib/activity/parse-query'
import { nameApplicants } from '@/lib/applicants/name-applicants'
import { readTeamNames } from '@/lib/connection/teams/list-teams'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'

/** GET /api/activity?kind=export&before=<cursor>&limit=50: the activity log, latest first. Masked for viewers. */
export const GET = getHandler(requireRole('viewer'), async ({ request, session }) => {
  const query = parseActivityQuery(new URL(request.url).searchParams)
  if ('fault' in query) return answerJson(400, { error: query.fault })
  const masking = maskingFor(session.person.role)
  const page = await listActivity(query, { ...masking, teamNames: await readTeamNames() })
  return answerJson(200, { ...page, items: await nameApplicants(page.items, masking) })
})
