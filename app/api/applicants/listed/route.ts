import { requireRole } from '@/lib/accounts/require-role'
import type { ListedBeforeAnswer } from '@/lib/applicants/contract'
import { findListedPair } from '@/lib/applicants/find-listed-pair'
import { listedPairSchema } from '@/lib/applicants/input'
import { answerJson } from '@/lib/http/answer-json'
import { postHandler } from '@/lib/http/post-handler'

/** POST /api/applicants/listed with `{ "email": …, "jobId": … }`: what the index lists for this pair. */
export const POST = postHandler(requireRole('recruiter'), async ({ body }) => {
  const question = listedPairSchema.safeParse(body)
  if (!question.success) return answerJson(400, { error: 'email and jobId must be text' })
  const { email, jobId } = question.data
  return answerJson(200, { listed: await findListedPair(email, jobId) } satisfies ListedBeforeAnswer)
})
