import { requireRole } from '@/lib/accounts/require-role'
import { readRun } from '@/lib/bulk-apply/read-run'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'
import { uuidParam } from '@/lib/http/uuid-param'
import { handlerWords } from '../../words'

/** GET /api/runs/[id]: a run in its current state. */
export const GET = getHandler(requireRole('recruiter'), async ({ params }) => {
  const id = uuidParam(params.id)
  const run = id === null ? null : await readRun(id)
  return run ? answerJson(200, { run }) : answerJson(404, { error: handlerWords.noRun })
})
