import { listJobs } from '@/lib/jobs/list-jobs'
import { answerJson } from '@/lib/server/answer-json'
import { answerFailure, readHandler } from '@/lib/server/read-handler'

/** GET /api/jobs: all jobs that the key can see. */
export const GET = readHandler('viewer', async ({ request }) => {
  const result = await listJobs({ signal: request.signal })
  return result.ok ? answerJson(200, result.value) : answerFailure(result.failure)
})
