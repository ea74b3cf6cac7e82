import { canManage } from '@/lib/accounts/contract'
import { requireRole } from '@/lib/accounts/require-role'
import { applicationForm } from '@/lib/bulk-apply/application-form'
import { correctRows } from '@/lib/bulk-apply/correct-rows'
import { correctedRowsSchema, queryOf, refusedRowsQuerySchema } from '@/lib/bulk-apply/input'
import { readRefusedRows } from '@/lib/bulk-apply/read-refused-rows'
import { refuseUnconfirmed } from '@/lib/connection/mapping/mapping-state'
import { answerJson } from '@/lib/http/answer-json'
import { uploadBytes } from '@/lib/http/contract'
import { getHandler } from '@/lib/http/get-handler'
import { postHandler } from '@/lib/http/post-handler'
import { uuidParam } from '@/lib/http/uuid-param'
import { tellingJobColumns } from '@/lib/jobs/job-mapping'
import { handlerWords } from '../../../words'

const noRun = () => answerJson(404, { error: handlerWords.noRun })

/** GET /api/runs/[id]/corrections?cause=&after=: refused rows as they were sent, to be corrected. */
export const GET = getHandler(requireRole('recruiter'), async ({ request, params }) => {
  const id = uuidParam(params.id)
  const query = refusedRowsQuerySchema.safeParse(queryOf(request))
  if (id === null) return noRun()
  if (!query.success) return answerJson(400, { error: handlerWords.noRowsToAsk })
  const { cause = null, after } = query.data
  const rows = await readRefusedRows(id, { cause, after })
  return rows ? answerJson(200, { ...rows, form: applicationForm(), jobColumns: tellingJobColumns() }) : noRun()
})

/** POST /api/runs/[id]/corrections: resends refused rows with corrections. */
export const POST = postHandler(
  requireRole('recruiter'),
  async ({ body, params, session }) => {
    const id = uuidParam(params.id)
    const parsed = correctedRowsSchema.safeParse(body)
    if (id === null) return noRun()
    if (!parsed.success) return answerJson(400, { error: handlerWords.noRows })
    const unconfirmed = refuseUnconfirmed(canManage(session.person.role))
    if (unconfirmed) return answerJson(403, { error: unconfirmed.reason })
    const answer = await correctRows(id, parsed.data.rows, session.person)
    return answer ? answerJson(200, answer) : noRun()
  },
  { maxBytes: uploadBytes },
)
