import { requireRole } from '@/lib/accounts/require-role'
import { readMappingScreen } from '@/lib/connection/mapping/read-mapping-screen'
import { answerJson } from '@/lib/http/answer-json'
import { answerPartnerFailure, getHandler } from '@/lib/http/get-handler'
import { inWords } from '@/lib/partner/failure/in-words'

/** GET /api/connection/mapping: which field is which, guessed or confirmed, with example records. */
export const GET = getHandler(requireRole('admin'), async ({ signal }) => {
  const result = await readMappingScreen(signal)
  return result.ok ? answerJson(200, result.value) : answerPartnerFailure(inWords(result.failure))
})
