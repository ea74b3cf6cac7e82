import { requireRole } from '@/lib/accounts/require-role'
import { searchEveryone } from '@/lib/applicants/search-everyone'
import { searchSchema } from '@/lib/applicants/search-input'
import { answerJson } from '@/lib/http/answer-json'
import { postHandler } from '@/lib/http/post-handler'

/** POST /api/applicants/search: a page of applicants from the desk's own index; 409 while there is none. */
export const POST = postHandler(requireRole('viewer'), async ({ body, session }) => {
  const input = searchSchema.safeParse(body)
  if (!input.success) return answerJson(400, { error: 'This is not a search.' })
  const found = await searchEveryone(input.data, session.person.id)
  return found ? answerJson(200, found) : answerJson(409, { error: 'There is no search over all applicants yet.' })
})
