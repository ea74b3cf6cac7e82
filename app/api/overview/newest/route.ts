import { requireRole } from '@/lib/accounts/require-role'
import { readNewest } from '@/lib/applicants/read-newest'
import { answerJson } from '@/lib/http/answer-json'
import { answerPartnerFailure, getHandler } from '@/lib/http/get-handler'
import { inWords } from '@/lib/partner/failure/in-words'

/** GET /api/overview/newest: reads the partner's first applicants for the overview, and returns how many. */
export const GET = getHandler(requireRole('viewer'), async ({ signal }) => {
  const result = await readNewest(signal)
  return result.ok ? answerJson(200, result.value) : answerPartnerFailure(inWords(result.failure))
})
