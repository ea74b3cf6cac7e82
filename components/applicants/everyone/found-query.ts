import { type ApplicantSort, filtersNamed } from '@/lib/applicant-index/contract'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import { pathOf, pathsOfName } from '@/lib/records/field-path'
import type { ListView } from '@/lib/views/contract'
import type { FoundQuery } from './found-applicants'

/** What a view asks the index for. */
export function foundQueryOf(view: ListView, mapping: ApplicantMapping): FoundQuery {
  const { filter, sort, where, isNewOnly, applied } = view
  return { words: filter, filters: filtersNamed(where), isNewOnly, applied, sort: sortOf(sort, mapping) }
}

/** The index sorts by what it has columns for; other fields are read from the records. */
function sortOf(sort: ListView['sort'], { name, status, time }: ApplicantMapping): ApplicantSort {
  if (sort === null) return { by: 'list', isDescending: false }
  const { pointer, isDescending } = sort
  if (name && pathsOfName(name)[0] === pointer) return { by: 'name', isDescending }
  if (status && pathOf(status) === pointer) return { by: 'status', isDescending }
  if (time && pathOf(time) === pointer) return { by: 'applied', isDescending }
  return { by: { path: pointer }, isDescending }
}
