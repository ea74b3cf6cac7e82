import { requireRole } from '@/lib/accounts/require-role'
import { readIndexStatus } from '@/lib/applicant-index/read-status'
import { indexSource } from '@/lib/applicants/index-source'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'

/** GET /api/applicants/index: the status of the desk's own copy of the applicants. */
export const GET = getHandler(requireRole('viewer'), async () => answerJson(200, await readIndexStatus(indexSource)))
