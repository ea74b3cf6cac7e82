import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { Column } from '@/lib/records/column'
import { pathOf } from '@/lib/records/field-path'
import { facetOfColumn } from './facet-values'

/** What a column is narrowed down by: values to choose from, the time that people applied, or a filter of its field. */
type FilterOfColumn = { by: 'choice'; facet: string } | { by: 'applied' } | { by: 'field' }

/** Fields with more values than these are searched, as in the index (lib/applicant-index/choose-facets.ts). */
const mostValues = 40
/** At most one value for so many records. */
const leastShare = 5

type Known = {
  mapping: ApplicantMapping
  /** The facets that the index offers; null where the values of loaded records are counted. */
  offered: readonly string[] | null
}

/** How a column is narrowed down. */
export function filterOfColumn(column: Column, { mapping, offered }: Known): FilterOfColumn {
  const { pointer, kind } = column
  const facet = facetOfColumn(pointer, mapping)
  if (facet !== pointer || kind === 'boolean') return { by: 'choice', facet }
  if (mapping.time && pathOf(mapping.time) === pointer) return { by: 'applied' }
  const isFacet = kind === 'text' && (offered ? offered.includes(facet) : hasFewValues(column))
  return isFacet ? { by: 'choice', facet } : { by: 'field' }
}

function hasFewValues({ distinct = Number.POSITIVE_INFINITY, filled }: Column): boolean {
  return distinct >= 2 && distinct <= Math.min(mostValues, filled / leastShare)
}
