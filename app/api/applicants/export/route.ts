import { requireRole } from '@/lib/accounts/require-role'
import { exportApplicants } from '@/lib/applicants/export-applicants'
import { parseColumns } from '@/lib/applicants/export-columns'
import { answerDownload } from '@/lib/http/answer-download'
import { answerJson } from '@/lib/http/answer-json'
import { answerPartnerFailure, getHandler } from '@/lib/http/get-handler'

/**
 * GET /api/applicants/export?columns=/name&columns=/email: all applicants as CSV. The status code is sent before the
 * export ends, so the outcome is recorded in the activity under the id of `downloadIdHeader`.
 */
export const GET = getHandler(requireRole('recruiter'), async ({ request, session }) => {
  const parsed = parseColumns(new URL(request.url).searchParams)
  if ('fault' in parsed) return answerJson(400, { error: parsed.fault })
  const { signal } = request
  const result = await exportApplicants(parsed.columns, { signal, person: session.person })
  if (!result.ok) return answerPartnerFailure(result.failure)
  return answerDownload(result.value)
})
