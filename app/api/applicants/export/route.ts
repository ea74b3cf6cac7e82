import { requireRole } from '@/lib/accounts/require-role'
import { exportApplicants } from '@/lib/applicants/export-applicants'
import { parseColumns } from '@/lib/applicants/export-columns'
import { answerJson } from '@/lib/http/answer-json'
import { answerPartnerFailure, getHandler } from '@/lib/http/get-handler'

/** GET /api/applicants/export?columns=/name&columns=/email: all applicants as CSV; `notes=1` is for our own pages. */
export const GET = getHandler(requireRole('recruiter'), async ({ request, session }) => {
  const query = new URL(request.url).searchParams
  const parsed = parseColumns(query)
  if ('fault' in parsed) return answerJson(400, { error: parsed.fault })
  const hasNotes = query.get('notes') === '1'
  const { signal } = request
  const result = await exportApplicants({ columns: parsed.columns, hasNotes }, { signal, person: session.person })
  if (!result.ok) return answerPartnerFailure(result.failure)
  return new Response(result.value.body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${result.value.name}"`,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      // nginx would keep it back until it has enough of it.
      'x-accel-buffering': 'no',
    },
  })
})
