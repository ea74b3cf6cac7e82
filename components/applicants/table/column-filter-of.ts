import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { Column } from '@/lib/records/column'
import type { FieldFilter } from '@/lib/records/field-filter'
import { pathOf } from '@/lib/records/field-path'
import { facetOfColumn } from './facet-values'

/** What a column is narrowed down by: values to choose from, the time that people applied, or a filter of its field. */
export type FilterOfColumn =
  | { by: 'choice'; facet: string }
  | { by: 'applied' }
  | { by: 'field'; kind: FieldFilter['kind']; isDays: boolean }

/** Fields with more values than these are searched, as in the index (lib/applicant-index/choose-facets.ts). */
const mostValues = 40
/** At most one value for so many records. */
const leastShare = 5

type Known = {
  mapping: ApplicantMapping
  /** The facets that the index offers; null where the values of loaded records are counted. */
  offered: readonly string[] | null
}

/** How a column is narrowed down; null for one in which nothing was found. */
export function filterOfColumn(column: Column, { mapping, offered }: Known): FilterOfColumn | null {
  const { pointer, kind } = column
  const facet = facetOfColumn(pointer, mapping)
  if (facet !== pointer) return { by: 'choice', facet }
  if (mapping.time && pathOf(mapping.time) === pointer) return { by: 'applied' }
  if (kind === 'empty') return null
  if (kind === 'boolean') return { by: 'choice', facet }
  if (kind === 'number') return { by: 'field', kind, isDays: false }
  if (kind === 'date' || kind === 'date-time') return { by: 'field', kind: 'time', isDays: kind === 'date' }
  if (kind === 'text' && (offered ? offered.includes(facet) : hasFewValues(column))) return { by: 'choice', facet }
  return { by: 'field', kind: 'text', isDays: false }
}

function hasFewValues({ distinct = Number.POSITIVE_INFINITY, filled }: Column): boolean {
  return distinct >= 2 && distinct <= Math.min(mostValues, filled / leastShare)
}
