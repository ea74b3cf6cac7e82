import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { Column } from '@/lib/records/column'
import { pathOf } from '@/lib/records/field-path'
import { facetOfColumn } from './facet-values'

/** How a column is filtered: by choosing values, by the application time, or by a filter for its field. */
type FilterOfColumn = { by: 'choice'; facet: string } | { by: 'applied' } | { by: 'field' }

/** Fields with more values are filtered by text, as in the index (lib/applicant-index/choose-facets.ts). */
const maxValues = 40
/** A field needs at least this many records per distinct value. */
const minShare = 5

type Known = {
  mapping: ApplicantMapping
  /** The facets that the index offers; null when values are counted in the loaded records. */
  offered: readonly string[] | null
}

/** Returns how a column is filtered. */
export function filterOfColumn(column: Column, { mapping, offered }: Known): FilterOfColumn {
  const { pointer, kind } = column
  const facet = facetOfColumn(pointer, mapping)
  if (facet !== pointer || kind === 'boolean') return { by: 'choice', facet }
  if (mapping.time && pathOf(mapping.time) === pointer) return { by: 'applied' }
  const isFacet = kind === 'text' && (offered ? offered.includes(facet) : hasFewValues(column))
  return isFacet ? { by: 'choice', facet } : { by: 'field' }
}

function hasFewValues({ distinct = Number.POSITIVE_INFINITY, filled }: Column): boolean {
  return distinct >= 2 && distinct <= Math.min(maxValues, filled / minShare)
}
