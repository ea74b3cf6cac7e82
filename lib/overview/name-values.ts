import type { FacetCounts } from '../applicant-index/contract'
import type { Breakdown, ValueCount } from './contract'

const maxStatuses = 8
const maxTeams = 8
/** How many jobs are shown; titles are read only for these. */
export const maxJobs = 10

/** `undefined` where the facet was not counted. */
type Counts = FacetCounts[string] | undefined
type Facet = { facet: string; counts: Counts; most: number }

/** Returns the most frequent values of a facet, with their names. */
export function nameValues({ facet, counts, most }: Facet, nameOf: (value: string) => string | null): Breakdown {
  const { values, hasMore } = counts ?? { values: [], hasMore: false }
  const shown = values.slice(0, most).map(({ value, count }) => named(value, count, nameOf))
  return { facet, values: shown, more: hasMore ? null : values.length - shown.length }
}

/** The same for jobs. `titles` are keyed by id. */
export function nameJobs(counts: Counts, titles: ReadonlyMap<string, string>): Breakdown {
  return nameValues({ facet: 'jobId', counts, most: maxJobs }, (job) => titles.get(job) ?? null)
}

/** The same for teams. */
export function nameTeams(counts: Counts, teams: readonly { id: string; name: string | null }[]): Breakdown {
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  return nameValues({ facet: 'teamId', counts, most: maxTeams }, (team) => names.get(team) ?? null)
}

/**
 * The same for statuses. Those in `order` come first, from the first stage to the last, then the others by frequency,
 * and applicants without a status last.
 */
export function nameStatuses(counts: Counts, order: readonly string[]): Breakdown {
  const { values, ...rest } = nameValues({ facet: 'status', counts, most: maxStatuses }, (status) => status)
  const rank = ({ value }: ValueCount) =>
    value === null ? order.length + 1 : order.includes(value) ? order.indexOf(value) : order.length
  return { ...rest, values: [...values].sort((one, other) => rank(one) - rank(other)) }
}

function named(value: string | null, count: number, nameOf: (value: string) => string | null): ValueCount {
  return { value, name: value === null ? null : nameOf(value), count }
}
