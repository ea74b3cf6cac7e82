import { requireRole } from '@/lib/accounts/require-role'
import { pastedFormSchema } from '@/lib/connection/input'
import { answerJson } from '@/lib/http/answer-json'
import { uploadBytes } from '@/lib/http/contract'
import { postHandler } from '@/lib/http/post-handler'
import { readPastedSchema } from '@/lib/partner/profile/read-pasted-schema'
import { handlerWords } from '../../words'

/** POST /api/connection/pasted-schema: reads a form from the partner's documents, as JSON or YAML. Stores nothing. */
export const POST = postHandler(
  requireRole('admin'),
  async ({ body }) => {
    const pasted = pastedFormSchema.safeParse(body)
    if (!pasted.success) return answerJson(400, { error: handlerWords.noSchema })
    return answerJson(200, await readPastedSchema(pasted.data.text, pasted.data.endpoint))
  },
  { maxBytes: uploadBytes },
)
