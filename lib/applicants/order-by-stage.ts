import 'server-only'
import type { ApplicantSort } from '../applicant-index/contract'
import type { RowOrder } from '../applicant-index/sort-rows'
import { readingProfile } from '../connection/reading-profile'

/** An order by status goes by the stages, where the field mapping knows them. */
export function orderByStage(sort: ApplicantSort): RowOrder {
  if (sort.by !== 'status') return sort
  const { status } = readingProfile().applicants
  return status !== undefined && typeof status === 'object' ? { ...sort, stages: status.order } : sort
}
