import { requireRole } from '@/lib/accounts/require-role'
import { listApplicants } from '@/lib/applicants/list-applicants'
import { parsePage } from '@/lib/applicants/parse-page'
import { listFingerprints } from '@/lib/connection/mapping/list-fingerprints'
import { answerJson } from '@/lib/http/answer-json'
import { answerPartnerFailure, getHandler } from '@/lib/http/get-handler'
import { inWords } from '@/lib/partner/failure/in-words'

/** GET /api/applicants?offset&limit&lane: one page of applicants; `lane=bulk` for a page that no user waits for. */
export const GET = getHandler(requireRole('viewer'), async ({ request, signal }) => {
  const parsed = parsePage(new URL(request.url).searchParams)
  if ('fault' in parsed) return answerJson(400, { error: parsed.fault })
  const result = await listApplicants(parsed.page, { lane: parsed.lane, signal })
  return result.ok ? answerJson(200, result.value, listFingerprints()) : answerPartnerFailure(inWords(result.failure))
})
