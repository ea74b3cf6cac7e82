import { requireRole } from '@/lib/accounts/require-role'
import { createRun } from '@/lib/bulk-apply/create-run'
import { newRunSchema, queryOf, runsQuerySchema } from '@/lib/bulk-apply/input'
import { listRuns } from '@/lib/bulk-apply/list-runs'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'
import { postHandler } from '@/lib/http/post-handler'
import { handlerWords } from '../words'

const maxBytes = 1024 * 1024

/** GET /api/runs?before=: everyone's runs, latest first. */
export const GET = getHandler(requireRole('recruiter'), async ({ request }) => {
  const query = runsQuerySchema.safeParse(queryOf(request))
  if (!query.success) return answerJson(400, { error: 'before must be a time.' })
  return answerJson(200, await listRuns({ before: query.data.before ?? null }))
})

/**
 * POST /api/runs: creates a run; its rows are uploaded next. A handler, since a server action would block navigation.
 */
export const POST = postHandler(
  requireRole('recruiter'),
  async ({ body, session }) => {
    const parsed = newRunSchema.safeParse(body)
    if (!parsed.success) return answerJson(400, { error: handlerWords.notARun })
    const run = await createRun(parsed.data, session.person)
    return run ? answerJson(200, { run }) : answerJson(409, { error: handlerWords.runOfOther })
  },
  { maxBytes },
)
