import { readRun } from '@/lib/bulk-apply/read-run'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'
import { runIdFromUrl } from '@/lib/http/run-id-from-url'

/** GET /api/runs/[id]: a run as it stands. */
export const GET = getHandler('recruiter', async ({ request }) => {
  const id = runIdFromUrl(request.url)
  const run = id === null ? null : await readRun(id)
  return run ? answerJson(200, { run }) : answerJson(404, { error: 'There is no such run.' })
})
