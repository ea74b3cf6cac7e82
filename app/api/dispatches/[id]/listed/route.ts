import { canManage } from '@/lib/accounts/contract'
import { requireRole } from '@/lib/accounts/require-role'
import { findListedApplication } from '@/lib/applicants/find-listed-application'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'
import { uuidParam } from '@/lib/http/uuid-param'

/** GET /api/dispatches/[id]/listed: its entry in the list of applicants, for users who may decide about it. */
export const GET = getHandler(requireRole('recruiter'), async ({ params, session: { person } }) => {
  const id = uuidParam(params.id)
  const listed = id === null ? null : await findListedApplication(id, canManage(person.role) ? null : person.id)
  return answerJson(200, { listed })
})
