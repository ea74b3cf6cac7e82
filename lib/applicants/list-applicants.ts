import 'server-only'
import { partner } from '../connection/partner'
import type { Result } from '../partner/result'
import type { ApplicantPage } from './contract'

type Options = { signal?: AbortSignal }

/** One page of applicants, in one attempt (spec 4, behaviour 1). `limit` 1 to 50, `offset` from 0. */
export function listApplicants(
  page: { offset: number; limit: number },
  options: Options = {},
): Promise<Result<ApplicantPage>> {
  return partner().listApplicants(page, options)
}
