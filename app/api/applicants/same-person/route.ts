import { requireRole } from '@/lib/accounts/require-role'
import { findSamePerson } from '@/lib/applicants/find-same-person'
import { applicantEmailSchema } from '@/lib/applicants/input'
import { answerJson } from '@/lib/http/answer-json'
import { postHandler } from '@/lib/http/post-handler'
import { handlerWords } from '../../words'

/** POST /api/applicants/same-person with `{ "email": … }`: this person's applications; 409 while there is no index. */
export const POST = postHandler(requireRole('viewer'), async ({ body, session }) => {
  const question = applicantEmailSchema.safeParse(body)
  if (!question.success) return answerJson(400, { error: 'email must be text of 1 to 320 characters' })
  const found = await findSamePerson(question.data.email, session.person.id)
  return found ? answerJson(200, found) : answerJson(409, { error: handlerWords.noIndex })
})
