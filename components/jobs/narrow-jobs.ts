import type { Job } from '@/lib/jobs/contract'
import { teamInWords } from '@/lib/records/teams/team-in-words'
import { language } from '@/lib/text/language'
import type { ListView } from '@/lib/views/contract'
import { jobsWords } from './words'

/** What jobs can be filtered by, named as in a view's `where`. */
export type JobFacet = 'status' | 'teamId'
/** `value` null: the partner does not say. */
export type FacetCount = { value: string | null; label: string; count: number }

function facetOf(job: Job, facet: JobFacet): string | null {
  if (facet === 'teamId') return job.team
  return job.isOpen === null ? null : job.isOpen ? 'open' : 'closed'
}

/** Whether a job matches the chosen values of every facet. `except`: a facet to ignore. */
export function isWanted(job: Job, where: ListView['where'], except?: JobFacet): boolean {
  return facets.every((facet) => {
    const chosen = where[facet] ?? []
    return facet === except || chosen.length === 0 || chosen.includes(facetOf(job, facet))
  })
}

const facets: JobFacet[] = ['status', 'teamId']

/**
 * A facet's values, each with the number of jobs that have it and match the other filters. Includes every value in the
 * list, and chosen values that no job has anymore.
 */
export function countFacet(
  jobs: readonly Job[],
  facet: JobFacet,
  { where, isFound }: { where: ListView['where']; isFound: (job: Job) => boolean },
): FacetCount[] {
  const counts = new Map<string | null, { label: string; count: number }>()
  for (const job of jobs) {
    const value = facetOf(job, facet)
    const entry = counts.get(value) ?? { label: labelOf(job, facet), count: 0 }
    if (isFound(job) && isWanted(job, where, facet)) entry.count += 1
    counts.set(value, entry)
  }
  for (const value of where[facet] ?? [])
    if (!counts.has(value)) counts.set(value, { label: goneLabel(value, facet), count: 0 })
  return [...counts].map(([value, entry]) => ({ value, ...entry })).sort(facet === 'status' ? byState : byLabel)
}

const none = (facet: JobFacet) => (facet === 'status' ? jobsWords.notKnown : jobsWords.noTeam)

function labelOf(job: Job, facet: JobFacet): string {
  if (facet === 'status') return job.isOpen === null ? none('status') : job.isOpen ? jobsWords.open : jobsWords.closed
  if (job.team === null) return none('teamId')
  return teamOfJob(job)
}

/** A job's team by name, with its id to distinguish teams of the same name; '' for a job without a team. */
export function teamOfJob({ team, teamName }: Pick<Job, 'team' | 'teamName'>): string {
  return team === null ? (teamName ?? '') : teamInWords(team, teamName)
}

/** Label for a value that is in the URL but that no job has. */
function goneLabel(value: string | null, facet: JobFacet): string {
  if (value === null) return none(facet)
  return facet === 'teamId' ? teamInWords(value) : value === 'open' ? jobsWords.open : jobsWords.closed
}

const states = ['open', 'closed', null]

function byState(one: FacetCount, other: FacetCount): number {
  return states.indexOf(one.value) - states.indexOf(other.value)
}

function byLabel(one: FacetCount, other: FacetCount): number {
  if (one.value === null || other.value === null) return one.value === null ? 1 : -1
  return one.label.localeCompare(other.label, language(), { numeric: true })
}
