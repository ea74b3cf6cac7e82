import { requireRole } from '@/lib/accounts/require-role'
import type { ListedAnswer } from '@/lib/applicants/contract'
import { findListedOfPerson } from '@/lib/applicants/find-listed-application'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'

/** GET /api/dispatches/listed: what the index lists for the user's own unconfirmed applications. */
export const GET = getHandler(requireRole('recruiter'), async ({ session: { person } }) =>
  answerJson(200, { listed: await findListedOfPerson(person.id) } satisfies ListedAnswer),
)
