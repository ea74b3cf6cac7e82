import 'server-only'
import { completeGuess } from '../connection/guess-mapping'
import { partner } from '../connection/partner'
import type { Lane } from '../partner/pacing/lanes'
import type { Result } from '../partner/result'
import type { ApplicantPage } from './contract'

type Options = { lane?: Lane; signal?: AbortSignal }

/**
 * One page of applicants, in one attempt (spec 4.1). `limit` 1 to 50, `offset` from 0; a person's unless `lane` is
 * bulk.
 */
export async function listApplicants(
  page: { offset: number; limit: number },
  options: Options = {},
): Promise<Result<ApplicantPage>> {
  const answer = await partner().listApplicants(page, options)
  if (answer.ok) completeGuess()
  return answer
}
