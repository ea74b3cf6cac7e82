import { canManage } from '@/lib/accounts/contract'
import { requireRole } from '@/lib/accounts/require-role'
import { unconfirmedReason } from '@/lib/connection/mapping/mapping-state'
import type { ApplicationFormAnswer } from '@/lib/easy-apply/contract'
import { readApplicationForm } from '@/lib/easy-apply/read-form'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'

/** GET /api/applications/form: the application form, for screens that are rendered without it. */
export const GET = getHandler(requireRole('recruiter'), async ({ session }) => {
  const isConfirmed = unconfirmedReason(canManage(session.person.role)) === null
  const answer: ApplicationFormAnswer = { form: isConfirmed ? await readApplicationForm(session.person) : null }
  return answerJson(200, answer)
})
