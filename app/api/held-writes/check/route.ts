import { requireRole } from '@/lib/accounts/require-role'
import { checkHeldJobs } from '@/lib/held-writes/check-held'
import { checkHeldSchema } from '@/lib/held-writes/input'
import { answerJson } from '@/lib/http/answer-json'
import { postHandler } from '@/lib/http/post-handler'
import { handlerWords } from '../../words'

/** POST /api/held-writes/check: looks for held jobs in the partner's list of jobs. */
export const POST = postHandler(requireRole('recruiter'), async ({ body, session }) => {
  const parsed = checkHeldSchema.safeParse(body)
  if (!parsed.success) return answerJson(400, { error: handlerWords.noWrite })
  return answerJson(200, await checkHeldJobs(parsed.data.id, session.person))
})
