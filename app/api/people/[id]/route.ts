import type { PersonAnswer } from '@/lib/accounts/contract'
import { personSchema } from '@/lib/accounts/input'
import { readPersonDetails } from '@/lib/accounts/read-person'
import { requireRole } from '@/lib/accounts/require-role'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'
import { handlerWords } from '../../words'

/**
 * GET /api/people/<id>: a person with their sessions, link and account history; `details` is null if there is none.
 */
export const GET = getHandler(requireRole('admin'), async ({ params }) => {
  const parsed = personSchema.safeParse({ personId: params.id })
  if (!parsed.success) return answerJson(400, { error: handlerWords.noPersonId })
  return answerJson(200, { details: await readPersonDetails(parsed.data.personId) } satisfies PersonAnswer)
})
