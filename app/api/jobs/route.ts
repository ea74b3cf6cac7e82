import { answerJson } from '@/lib/http/answer-json'
import { answerFailure, readHandler } from '@/lib/http/get-handler'
import { listJobs } from '@/lib/jobs/list-jobs'

/** GET /api/jobs: all jobs that the key can see. */
export const GET = readHandler('viewer', async ({ request }) => {
  const result = await listJobs({ signal: request.signal })
  return result.ok ? answerJson(200, result.value) : answerFailure(result.failure)
})
