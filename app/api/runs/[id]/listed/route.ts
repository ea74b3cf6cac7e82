import { requireRole } from '@/lib/accounts/require-role'
import type { ListedAnswer } from '@/lib/applicants/contract'
import { findListedOfRun } from '@/lib/applicants/find-listed-application'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'
import { uuidParam } from '@/lib/http/uuid-param'

/** GET /api/runs/[id]/listed: what the index lists for its unconfirmed rows. */
export const GET = getHandler(requireRole('recruiter'), async ({ params }) => {
  const id = uuidParam(params.id)
  return answerJson(200, { listed: id === null ? {} : await findListedOfRun(id) } satisfies ListedAnswer)
})
