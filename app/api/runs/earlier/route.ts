import { requireRole } from '@/lib/accounts/require-role'
import { findListedPairs } from '@/lib/applicants/find-listed-pair'
import type { EarlierPairs } from '@/lib/bulk-apply/contract'
import { findAppliedBefore } from '@/lib/bulk-apply/find-applied-before'
import { pairsSchema } from '@/lib/bulk-apply/input'
import { answerJson } from '@/lib/http/answer-json'
import { postHandler } from '@/lib/http/post-handler'
import { handlerWords } from '../../words'

const maxBytes = 2 * 1024 * 1024

/** POST /api/runs/earlier: the pairs of person and job that were applied before, from this desk or from elsewhere. */
export const POST = postHandler(
  requireRole('recruiter'),
  async ({ body }) => {
    const parsed = pairsSchema.safeParse(body)
    if (!parsed.success) return answerJson(400, { error: handlerWords.noPairs })
    const { pairs } = parsed.data
    const [earlier, listed] = await Promise.all([findAppliedBefore(pairs), findListedPairs(pairs)])
    return answerJson(200, { earlier, listed } satisfies EarlierPairs)
  },
  { maxBytes },
)
