import { requireRole } from '@/lib/accounts/require-role'
import { newRowsSchema, queryOf, rowsQuerySchema } from '@/lib/bulk-apply/input'
import { readRun } from '@/lib/bulk-apply/read-run'
import { readRunRows } from '@/lib/bulk-apply/read-run-rows'
import { saveRows } from '@/lib/bulk-apply/save-rows'
import { answerJson } from '@/lib/http/answer-json'
import { uploadBytes } from '@/lib/http/contract'
import { getHandler } from '@/lib/http/get-handler'
import { postHandler } from '@/lib/http/post-handler'
import { uuidParam } from '@/lib/http/uuid-param'
import { handlerWords } from '../../../words'

const noRun = () => answerJson(404, { error: handlerWords.noRun })

/** GET /api/runs/[id]/rows?outcome=&offset=&limit=: a page of its rows. */
export const GET = getHandler(requireRole('recruiter'), async ({ request, params }) => {
  const id = uuidParam(params.id)
  const query = rowsQuerySchema.safeParse(queryOf(request))
  if (id === null) return noRun()
  if (!query.success) return answerJson(400, { error: handlerWords.noRowsToAsk })
  const { outcome = null, offset, limit } = query.data
  const rows = await readRunRows(id, { outcome, offset, limit })
  return rows.total > 0 || (await readRun(id)) ? answerJson(200, rows) : noRun()
})

/** POST /api/runs/[id]/rows: uploads rows of a run that has not been started. */
export const POST = postHandler(
  requireRole('recruiter'),
  async ({ body, params, session }) => {
    const id = uuidParam(params.id)
    const parsed = newRowsSchema.safeParse(body)
    if (id === null) return noRun()
    if (!parsed.success) return answerJson(400, { error: handlerWords.noRows })
    const kept = await saveRows(id, parsed.data.rows, session.person)
    return kept ? answerJson(200, kept) : noRun()
  },
  { maxBytes: uploadBytes },
)
