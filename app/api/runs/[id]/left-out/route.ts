import { requireRole } from '@/lib/accounts/require-role'
import { leftOutRowsSchema } from '@/lib/bulk-apply/input'
import { saveLeftOutRows } from '@/lib/bulk-apply/save-left-out'
import { answerJson } from '@/lib/http/answer-json'
import { uploadBytes } from '@/lib/http/contract'
import { postHandler } from '@/lib/http/post-handler'
import { uuidParam } from '@/lib/http/uuid-param'
import { handlerWords } from '../../../words'

/** POST /api/runs/[id]/left-out: saves the rows of the upload that will not be sent. */
export const POST = postHandler(
  requireRole('recruiter'),
  async ({ body, params, session }) => {
    const id = uuidParam(params.id)
    const parsed = leftOutRowsSchema.safeParse(body)
    if (!parsed.success) return answerJson(400, { error: handlerWords.noRows })
    const isKept = id !== null && (await saveLeftOutRows(id, parsed.data.rows, session.person))
    return isKept ? answerJson(200, { state: 'kept' }) : answerJson(404, { error: handlerWords.noRun })
  },
  { maxBytes: uploadBytes },
)
