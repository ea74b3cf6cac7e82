import 'server-only'
import type { ApplicantSort } from '../applicant-index/contract'
import { offerFacets } from '../applicant-index/offer-facets'
import type { RowOrder } from '../applicant-index/sort-rows'
import { stagesOf } from './stages'

type OfferingIndex = Parameters<typeof offerFacets>[0]

/** Sorting by status follows the stages, if they are known. */
export async function orderByStage(sort: ApplicantSort, index: OfferingIndex): Promise<RowOrder> {
  if (sort.by !== 'status') return sort
  const stages = stagesOf((await offerFacets(index)).statuses)
  return stages.length > 0 ? { ...sort, stages: [...stages] } : sort
}
