import { requireRole } from '@/lib/accounts/require-role'
import { selectionSchema } from '@/lib/applicants/input'
import { selectFound } from '@/lib/applicants/select-found'
import { answerJson } from '@/lib/http/answer-json'
import { postHandler } from '@/lib/http/post-handler'
import { handlerWords } from '../../words'

/** POST /api/applicants/selection with `SelectionInput`: up to 5,000 rows at once; 409 while there is no index. */
export const POST = postHandler(requireRole('viewer'), async ({ body }) => {
  const input = selectionSchema.safeParse(body)
  if (!input.success) return answerJson(400, { error: handlerWords.noSearch })
  const json = await selectFound(input.data)
  if (!json) return answerJson(409, { error: handlerWords.noIndex })
  return new Response(json, { headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } })
})
