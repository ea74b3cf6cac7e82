import { readRun } from '@/lib/bulk-apply/read-run'
import { runIdOf } from '@/lib/bulk-apply/run-id-of'
import { answerJson } from '@/lib/server/answer-json'
import { readHandler } from '@/lib/server/read-handler'

/** GET /api/runs/[id]: a run as it stands. */
export const GET = readHandler('recruiter', async ({ request }) => {
  const id = runIdOf(request.url)
  const run = id === null ? null : await readRun(id)
  return run ? answerJson(200, { run }) : answerJson(404, { error: 'There is no such run.' })
})
