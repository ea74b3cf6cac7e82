import { requireRole } from '@/lib/accounts/require-role'
import { listUploads } from '@/lib/bulk-apply/uploads/read-upload'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'

/** GET /api/uploads: the user's unfinished uploads, latest first. */
export const GET = getHandler(requireRole('recruiter'), async ({ session }) =>
  answerJson(200, { items: await listUploads(session.person) }),
)
