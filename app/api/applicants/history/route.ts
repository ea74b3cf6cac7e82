import { maskingFor } from '@/lib/accounts/contract'
import { requireRole } from '@/lib/accounts/require-role'
import { listForApplicant } from '@/lib/activity/list-for-applicant'
import { applicantEmailSchema } from '@/lib/applicants/input'
import { answerJson } from '@/lib/http/answer-json'
import { postHandler } from '@/lib/http/post-handler'

/**
 * POST /api/applicants/history with `{ "email": … }`: the applicant's last 50 events at this desk, masked for viewers.
 */
export const POST = postHandler(requireRole('viewer'), async ({ body, session }) => {
  const question = applicantEmailSchema.safeParse(body)
  if (!question.success) return answerJson(400, { error: 'email must be text of 1 to 320 characters' })
  return answerJson(200, { items: await listForApplicant(question.data.email, maskingFor(session.person.role)) })
})
