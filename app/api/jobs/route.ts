import { requireRole } from '@/lib/accounts/require-role'
import { listFingerprints } from '@/lib/connection/mapping/list-fingerprints'
import { answerJson } from '@/lib/http/answer-json'
import { answerPartnerFailure, getHandler } from '@/lib/http/get-handler'
import { listNamedJobs } from '@/lib/jobs/list-jobs'
import { inWords } from '@/lib/partner/failure/in-words'

/** GET /api/jobs: all jobs that the key can see. */
export const GET = getHandler(requireRole('viewer'), async ({ signal }) => {
  const result = await listNamedJobs({ signal })
  return result.ok ? answerJson(200, result.value, listFingerprints()) : answerPartnerFailure(inWords(result.failure))
})
