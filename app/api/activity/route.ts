import { maskingFor } from '@/lib/accounts/contract'
import { requireRole } from '@/lib/accounts/require-role'
import { listActivity } from '@/lib/activity/list-activity'
import { parseActivityQuery } from '@/lib/activity/parse-query'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'

/** GET /api/activity?kind=export&before=<cursor>&limit=50: the activity, the latest first. Masked for viewers. */
export const GET = getHandler(requireRole('viewer'), async ({ request, session }) => {
  const query = parseActivityQuery(new URL(request.url).searchParams)
  if ('fault' in query) return answerJson(400, { error: query.fault })
  return answerJson(200, await listActivity(query, maskingFor(session.person.role)))
})
