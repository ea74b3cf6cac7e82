import { readerZone } from '@/app/reader-zone'
import { requireRole } from '@/lib/accounts/require-role'
import { resultRows } from '@/lib/bulk-apply/contract'
import { exportResults } from '@/lib/bulk-apply/export-results'
import { queryOf, resultsQuerySchema } from '@/lib/bulk-apply/input'
import { answerDownload } from '@/lib/http/answer-download'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'
import { uuidParam } from '@/lib/http/uuid-param'
import { handlerWords } from '../../../words'

/** GET /api/runs/[id]/results?rows=all|failed|left-out: the rows with their outcomes, as CSV. */
export const GET = getHandler(requireRole('recruiter'), async ({ request, params, session }) => {
  const id = uuidParam(params.id)
  const query = resultsQuerySchema.safeParse(queryOf(request))
  if (!query.success) return answerJson(400, { error: `rows must be one of ${resultRows.join(', ')}.` })
  const exported = id === null ? null : await exportResults(id, query.data.rows, session.person, await readerZone())
  if (exported === 'being-cancelled')
    return answerJson(409, {
      error: handlerWords.runBeingCancelled,
    })
  if (!exported) return answerJson(404, { error: handlerWords.noRun })
  return answerDownload(exported)
})
