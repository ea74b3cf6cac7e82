import { maskingFor } from '@/lib/accounts/contract'
import { requireRole } from '@/lib/accounts/require-role'
import { exportActivity } from '@/lib/activity/export-activity'
import { parseActivityQuery } from '@/lib/activity/parse-query'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'

/** GET /api/activity/export with the filter's parameters: CSV, the latest first. Masked for viewers. */
export const GET = getHandler(requireRole('viewer'), async ({ request, session }) => {
  const query = parseActivityQuery(new URL(request.url).searchParams)
  if ('fault' in query) return answerJson(400, { error: query.fault })
  const { name, body } = exportActivity(query.filter, session.person, maskingFor(session.person.role))
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
    },
  })
})
