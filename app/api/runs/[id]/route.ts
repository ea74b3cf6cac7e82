import { readRun } from '@/lib/bulk-apply/read-run'
import { answerJson } from '@/lib/http/answer-json'
import { readHandler } from '@/lib/http/get-handler'
import { runIdOf } from '@/lib/http/run-id-from-url'

/** GET /api/runs/[id]: a run as it stands. */
export const GET = readHandler('recruiter', async ({ request }) => {
  const id = runIdOf(request.url)
  const run = id === null ? null : await readRun(id)
  return run ? answerJson(200, { run }) : answerJson(404, { error: 'There is no such run.' })
})
