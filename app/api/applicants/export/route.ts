import { readerZone } from '@/app/reader-zone'
import type { Person } from '@/lib/accounts/contract'
import { requireRole } from '@/lib/accounts/require-role'
import type { Exporter } from '@/lib/applicants/begin-export'
import { exportApplicants } from '@/lib/applicants/export-applicants'
import { parseColumns } from '@/lib/applicants/export-columns'
import { exportFound } from '@/lib/applicants/export-found'
import { exportSelected } from '@/lib/applicants/export-selected'
import { foundExportSchema } from '@/lib/applicants/input'
import { readTeamNames } from '@/lib/connection/teams/list-teams'
import { answerDownload } from '@/lib/http/answer-download'
import { answerJson } from '@/lib/http/answer-json'
import { answerPartnerFailure, getHandler } from '@/lib/http/get-handler'
import { postHandler } from '@/lib/http/post-handler'
import { inWords } from '@/lib/partner/failure/in-words'
import { handlerWords } from '../../words'

/**
 * GET /api/applicants/export?columns=/name&columns=/email: all applicants as CSV, from the partner. The status code is
 * sent before the export ends, so the outcome is recorded in the activity log under the id from `downloadIdHeader`.
 */
export const GET = getHandler(requireRole('recruiter'), async ({ request, signal, session }) => {
  const parsed = parseColumns(new URL(request.url).searchParams.getAll('columns'))
  if ('fault' in parsed) return answerJson(400, { error: parsed.fault })
  const result = await exportApplicants(parsed.columns, await exporterOf(signal, session.person))
  if (!result.ok) return answerPartnerFailure(inWords(result.failure))
  return answerDownload(result.value)
})

/**
 * POST /api/applicants/export with `FoundExportInput`: the applicants that a search finds, as CSV from the desk's own
 * index (409 while there is none), or the selected ones. Recorded like the GET.
 */
export const POST = postHandler(
  requireRole('recruiter'),
  async ({ body, signal, session }) => {
    const input = foundExportSchema.safeParse(body)
    if (!input.success) return answerJson(400, { error: handlerWords.noSearch })
    const parsed = parseColumns(input.data.columns)
    if ('fault' in parsed) return answerJson(400, { error: parsed.fault })
    const exporter = await exporterOf(signal, session.person)
    if ('keys' in input.data) {
      const selected = await exportSelected(input.data.keys, parsed.columns, exporter)
      return selected.ok ? answerDownload(selected.value) : answerPartnerFailure(inWords(selected.failure))
    }
    const file = await exportFound(input.data.search, parsed.columns, exporter)
    return file ? answerDownload(file) : answerJson(409, { error: handlerWords.noIndex })
  },
  { isDownload: true, maxBytes: 1024 * 1024 },
)

async function exporterOf(signal: AbortSignal, person: Person): Promise<Exporter> {
  const [timeZone, teamNames] = await Promise.all([readerZone(), readTeamNames()])
  return { signal, person, timeZone, teamNames }
}
