import { requireRole } from '@/lib/accounts/require-role'
import { hideWhereRefused } from '@/lib/applicants/list-applicants'
import type { CheckAnswer } from '@/lib/connection/contract'
import { guessAfterCheck } from '@/lib/connection/guess/guess-mapping'
import { checkConnectionSchema } from '@/lib/connection/input'
import { checkConnection } from '@/lib/connection/status/check-connection'
import { problemOf } from '@/lib/connection/status/problem-of'
import { answerJson } from '@/lib/http/answer-json'
import { postHandler } from '@/lib/http/post-handler'
import { inWords } from '@/lib/partner/failure/in-words'
import { handlerWords } from '../../words'

/** POST /api/connection/check: tests the path to the partner and reads both lists once. A handler: it may be slow. */
export const POST = postHandler(requireRole('admin'), async ({ body, signal }) => {
  if (!checkConnectionSchema.safeParse(body).success) return answerJson(400, { error: handlerWords.checkTakesNothing })
  const check = await checkConnection({ signal })
  guessAfterCheck()
  for (const { endpoint, failure } of check.endpoints)
    if (endpoint === 'list-applicants' && failure) await hideWhereRefused(failure)
  const endpoints = check.endpoints.map((one) => ({ ...one, failure: inWords(one.failure) }))
  return answerJson(200, { check: { ...check, endpoints }, problem: problemOf(check) } satisfies CheckAnswer)
})
