import { type ApplicantSort, filtersNamed } from '@/lib/applicant-index/contract'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { FieldFilters } from '@/lib/records/field-filter'
import { pathOf, pathsOfName } from '@/lib/records/field-path'
import type { ListView } from '@/lib/views/contract'
import type { FoundQuery } from './found-applicants'

/** The index query for a view. */
export function foundQueryOf(view: ListView, mapping: ApplicantMapping): FoundQuery {
  const { filter, sort, where, isNewOnly, applied, fieldFilters } = view
  return {
    words: filter,
    filters: filtersNamed(where),
    isNewOnly,
    applied,
    fieldFilters: filtersOfFields(fieldFilters, mapping),
    sort: sortOf(sort, mapping),
  }
}

/** A name in parts is filtered by the whole name. */
function filtersOfFields(filters: FieldFilters, { name }: ApplicantMapping): FieldFilters {
  const lead = name && pathsOfName(name)[0]
  return Object.fromEntries(
    Object.entries(filters).map(([path, one]) => [path === lead && one.kind === 'text' ? 'name' : path, one]),
  )
}

/** The index has columns to sort by for name, status and application time; other fields are read from the records. */
function sortOf(sort: ListView['sort'], { name, status, time }: ApplicantMapping): ApplicantSort {
  if (sort === null) return { by: 'list', isDescending: false }
  const { pointer, isDescending } = sort
  if (name && pathsOfName(name)[0] === pointer) return { by: 'name', isDescending }
  if (status && pathOf(status) === pointer) return { by: 'status', isDescending }
  if (time && pathOf(time) === pointer) return { by: 'applied', isDescending }
  return { by: { path: pointer }, isDescending }
}
