import { requireRole } from '@/lib/accounts/require-role'
import { listFollowedRuns } from '@/lib/bulk-apply/list-runs'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'

/** GET /api/runs/followed: the reader's own runs that go on, need somebody, or ended and were not put away. */
export const GET = getHandler(requireRole('recruiter'), async ({ session }) =>
  answerJson(200, { items: await listFollowedRuns(session.person) }),
)
