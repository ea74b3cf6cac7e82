import { requireRole } from '@/lib/accounts/require-role'
import { countNewer } from '@/lib/activity/list-activity'
import { parseActivityQuery } from '@/lib/activity/parse-query'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'

/** GET /api/activity/newer?after=<cursor> with the filter's parameters: the number of newer rows. */
export const GET = getHandler(requireRole('viewer'), async ({ request }) => {
  const query = parseActivityQuery(new URL(request.url).searchParams)
  if ('fault' in query) return answerJson(400, { error: query.fault })
  return answerJson(200, await countNewer(query.filter, query.after))
})
