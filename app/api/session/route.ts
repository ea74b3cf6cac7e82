import { requireRole } from '@/lib/accounts/require-role'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'

/**
 * GET /api/session: 200 while the session lasts, with whose it is. For pages on which the user is active without sending
 * requests.
 */
export const GET = getHandler(requireRole('viewer'), async ({ session }) =>
  answerJson(200, { personId: session.person.id }),
)
