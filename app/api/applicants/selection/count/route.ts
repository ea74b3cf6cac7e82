import { requireRole } from '@/lib/accounts/require-role'
import { selectedCountSchema } from '@/lib/applicants/input'
import { countSelected } from '@/lib/applicants/select-found'
import { answerJson } from '@/lib/http/answer-json'
import { postHandler } from '@/lib/http/post-handler'
import { handlerWords } from '../../../words'

/** Enough for 5,000 keys, which are the partner's ids or else hashes. */
const maxBytes = 1024 * 1024

/** POST /api/applicants/selection/count with `SelectedCountInput`; 409 while there is no index. */
export const POST = postHandler(
  requireRole('viewer'),
  async ({ body }) => {
    const input = selectedCountSchema.safeParse(body)
    if (!input.success) return answerJson(400, { error: handlerWords.noSelection })
    const count = await countSelected(input.data)
    if (count === null) return answerJson(409, { error: handlerWords.noIndex })
    return answerJson(200, { count })
  },
  { maxBytes },
)
