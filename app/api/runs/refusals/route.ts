import { requireRole } from '@/lib/accounts/require-role'
import { queryOf, refusalsQuerySchema } from '@/lib/bulk-apply/input'
import { listRefusalCauses } from '@/lib/bulk-apply/refusal-causes'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'

/** GET /api/runs/refusals?run= or ?of=me|everybody: refused rows, grouped by cause. */
export const GET = getHandler(requireRole('recruiter'), async ({ request, session }) => {
  const query = refusalsQuerySchema.safeParse(queryOf(request))
  if (!query.success) return answerJson(400, { error: 'Name a run, or whose refusals: me or everybody.' })
  const asked = query.data
  const items = await listRefusalCauses(
    'run' in asked ? { runId: asked.run } : asked.of === 'me' ? { personId: session.person.id } : 'everybody',
  )
  return answerJson(200, { items })
})
