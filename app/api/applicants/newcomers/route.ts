import { requireRole } from '@/lib/accounts/require-role'
import { countNewcomers } from '@/lib/applicant-index/count-newcomers'
import type { NewcomersAnswer } from '@/lib/applicants/contract'
import { newcomersSinceSchema } from '@/lib/applicants/input'
import { findReadyIndex } from '@/lib/applicants/ready-index'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'
import { handlerWords } from '../../words'

/** GET /api/applicants/newcomers?since=…: how many applicants appeared after that time; 409 while there is no index. */
export const GET = getHandler(requireRole('viewer'), async ({ request }) => {
  const since = newcomersSinceSchema.safeParse(new URL(request.url).searchParams.get('since'))
  if (!since.success) return answerJson(400, { error: 'since must be a time such as 2026-11-23T08:00:00Z' })
  const index = await findReadyIndex()
  if (!index) return answerJson(409, { error: handlerWords.noIndex })
  const { count, latestAt } = await countNewcomers(index.id, since.data === null ? null : new Date(since.data))
  const answer: NewcomersAnswer = { count, until: (latestAt ?? new Date(0)).toISOString() }
  return answerJson(200, answer)
})
