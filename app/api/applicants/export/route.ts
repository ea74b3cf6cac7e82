import { requireRole } from '@/lib/accounts/require-role'
import { exportApplicants } from '@/lib/applicants/export-applicants'
import { parseColumns } from '@/lib/applicants/export-columns'
import { exportFound } from '@/lib/applicants/export-found'
import { foundExportSchema } from '@/lib/applicants/found-input'
import { answerDownload } from '@/lib/http/answer-download'
import { answerJson } from '@/lib/http/answer-json'
import { answerPartnerFailure, getHandler } from '@/lib/http/get-handler'
import { postHandler } from '@/lib/http/post-handler'

/**
 * GET /api/applicants/export?columns=/name&columns=/email: all applicants as CSV, from the partner. The status code is sent before the
 * export ends, so the outcome is recorded in the activity under the id of `downloadIdHeader`.
 */
export const GET = getHandler(requireRole('recruiter'), async ({ request, session }) => {
  const parsed = parseColumns(new URL(request.url).searchParams.getAll('columns'))
  if ('fault' in parsed) return answerJson(400, { error: parsed.fault })
  const { signal } = request
  const result = await exportApplicants(parsed.columns, { signal, person: session.person })
  if (!result.ok) return answerPartnerFailure(result.failure)
  return answerDownload(result.value)
})

/**
 * POST /api/applicants/export with `FoundExportInput`: whom a search finds, as CSV from the desk's own index; 409 while
 * there is none. Recorded like the other one.
 */
export const POST = postHandler(
  requireRole('recruiter'),
  async ({ body, request, session }) => {
    const input = foundExportSchema.safeParse(body)
    if (!input.success) return answerJson(400, { error: 'This is not a search.' })
    const { search, columns } = input.data
    const parsed = parseColumns(columns)
    if ('fault' in parsed) return answerJson(400, { error: parsed.fault })
    const file = await exportFound(search, parsed.columns, { signal: request.signal, person: session.person })
    return file ? answerDownload(file) : answerJson(409, { error: 'There is no search over all applicants yet.' })
  },
  { isDownload: true, maxBytes: 256 * 1024 },
)
