import { peopleQuerySchema } from '@/lib/accounts/input'
import { listPeople } from '@/lib/accounts/list-people'
import { requireRole } from '@/lib/accounts/require-role'
import { answerJson } from '@/lib/http/answer-json'
import { postHandler } from '@/lib/http/post-handler'

/**
 * POST /api/people with `{ search, role, state, offset }`: a page of people. A POST, since a URL must not contain an
 * e-mail address.
 */
export const POST = postHandler(requireRole('admin'), async ({ body }) => {
  const query = peopleQuerySchema.safeParse(body)
  if (!query.success) return answerJson(400, { error: 'Send search, role, state and offset.' })
  return answerJson(200, await listPeople(query.data))
})
