import { requireRole } from '@/lib/accounts/require-role'
import { listFollowedRuns } from '@/lib/bulk-apply/list-runs'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'

/** GET /api/runs/followed: the user's own runs that are in progress, need a decision, or were not dismissed. */
export const GET = getHandler(requireRole('recruiter'), async ({ session }) =>
  answerJson(200, { items: await listFollowedRuns(session.person) }),
)
