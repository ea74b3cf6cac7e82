import type { FacetCounts } from '../applicant-index/contract'
import type { Breakdown, ValueCount } from './contract'

type Facet = { facet: string; counts: FacetCounts[string] | undefined; most: number }

/** The most frequent values of a facet under their names. */
export function nameValues({ facet, counts, most }: Facet, nameOf: (value: string) => string): Breakdown {
  const { values, hasMore } = counts ?? { values: [], hasMore: false }
  const shown = values.slice(0, most).map(({ value, count }) => named(value, count, nameOf))
  return { facet, values: shown, more: hasMore ? null : values.length - shown.length }
}

/**
 * The same for statuses, from the first stage to the last where `order` says which that is; others follow, the most
 * frequent first, and those without a status come last.
 */
export function nameStatuses(facet: Facet, order: readonly string[]): Breakdown {
  const { values, ...rest } = nameValues(facet, (status) => status)
  const place = ({ value }: ValueCount) =>
    value === null ? order.length + 1 : order.includes(value) ? order.indexOf(value) : order.length
  return { ...rest, values: [...values].sort((one, other) => place(one) - place(other)) }
}

function named(value: string | null, count: number, nameOf: (value: string) => string): ValueCount {
  return { value, name: value === null ? 'None' : nameOf(value), count }
}
