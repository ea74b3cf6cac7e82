import type { FacetCounts } from '../applicant-index/contract'
import type { Breakdown, ValueCount } from './contract'

const mostStatuses = 8
const mostTeams = 8
/** How many jobs are shown; only these need titles. */
export const mostJobs = 10

/** `undefined` if the facet was not counted. */
type Counts = FacetCounts[string] | undefined
type Facet = { facet: string; counts: Counts; most: number }

/** Returns the most frequent values of a facet with their names. */
export function nameValues({ facet, counts, most }: Facet, nameOf: (value: string) => string | null): Breakdown {
  const { values, hasMore } = counts ?? { values: [], hasMore: false }
  const shown = values.slice(0, most).map(({ value, count }) => named(value, count, nameOf))
  return { facet, values: shown, more: hasMore ? null : values.length - shown.length }
}

/** Like `nameValues`, for jobs. `titles`: by id. */
export function nameJobs(counts: Counts, titles: ReadonlyMap<string, string>): Breakdown {
  return nameValues({ facet: 'jobId', counts, most: mostJobs }, (job) => titles.get(job) ?? null)
}

/** Like `nameValues`, for teams. */
export function nameTeams(counts: Counts, teams: readonly { id: string; name: string | null }[]): Breakdown {
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  return nameValues({ facet: 'teamId', counts, most: mostTeams }, (team) => names.get(team) ?? null)
}

/**
 * Like `nameValues`, for statuses: from the first stage to the last if `order` knows them; then the others, most
 * frequent first; then applicants without a status.
 */
export function nameStatuses(counts: Counts, order: readonly string[]): Breakdown {
  const { values, ...rest } = nameValues({ facet: 'status', counts, most: mostStatuses }, (status) => status)
  const place = ({ value }: ValueCount) =>
    value === null ? order.length + 1 : order.includes(value) ? order.indexOf(value) : order.length
  return { ...rest, values: [...values].sort((one, other) => place(one) - place(other)) }
}

function named(value: string | null, count: number, nameOf: (value: string) => string | null): ValueCount {
  return { value, name: value === null ? null : nameOf(value), count }
}
