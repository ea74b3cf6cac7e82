import { z } from 'zod'
import { requireRole } from '@/lib/accounts/require-role'
import type { ListedBeforeAnswer } from '@/lib/applicants/contract'
import { findListedPair } from '@/lib/applicants/find-listed-pair'
import { answerJson } from '@/lib/http/answer-json'
import { postHandler } from '@/lib/http/post-handler'

const questionSchema = z.strictObject({
  email: z.string().trim().min(1).max(320),
  jobId: z.string().min(1).max(200),
})

/** POST /api/applicants/listed with `{ "email": …, "jobId": … }`: what the index lists for this pair. */
export const POST = postHandler(requireRole('recruiter'), async ({ body }) => {
  const question = questionSchema.safeParse(body)
  if (!question.success) return answerJson(400, { error: 'email and jobId must be text' })
  const { email, jobId } = question.data
  return answerJson(200, { listed: await findListedPair(email, jobId) } satisfies ListedBeforeAnswer)
})
